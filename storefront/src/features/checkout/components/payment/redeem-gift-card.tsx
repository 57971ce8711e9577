import { formatGiftCardEnding, type PlacedOrder, redeemGiftCardInput } from '@stoa/contract';
import { Button, Form, FormAlert, formatDollars, OutlinedField, schemaErrors, text } from '@stoa/web-kit';
import { useRef } from 'react';
import { useFocusReturn } from '../../../../lib/use-focus-return';
import { redeemGiftCard } from '../../api';
import styles from '../fields/email-code.module.css';

type RedeemGiftCardProps = { giftCard: PlacedOrder['giftCard']; orderKey: string; onRedeemed: () => void };

/** For an order that came by a pay link. What the card doesn’t pay is paid another way. */
export function RedeemGiftCard({ giftCard, orderKey, onRedeemed }: RedeemGiftCardProps) {
  const status = useRef<HTMLParagraphElement>(null);
  useFocusReturn(Number(giftCard !== null), () => (status.current ? [status.current] : []));
  return (
    <div>
      <p ref={status} className={text.body1} role="status" tabIndex={-1}>
        {giftCard &&
          `Your gift card ${formatGiftCardEnding(giftCard.ending)} pays ${formatDollars(giftCard.amount)}. Choose how to pay the rest.`}
      </p>
      {!giftCard && (
        <Form
          aria-label="Gift card"
          initialValues={{ giftCard: '' }}
          validate={(values) => schemaErrors(redeemGiftCardInput, values)}
          failure="We couldn’t apply your gift card. Please try again."
          onSubmit={async (values) => {
            await redeemGiftCard(orderKey, values.giftCard);
            onRedeemed();
          }}
        >
          <div className={styles.row}>
            <div className={styles.field}>
              <OutlinedField
                name="giftCard"
                label="Gift card"
                maxLength={40}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
              />
            </div>
            <Button type="submit" variant="outlined" className={styles.another}>
              Apply
            </Button>
          </div>
          <FormAlert />
        </Form>
      )}
    </div>
  );
}
