import {
  formatGiftCardEnding,
  giftCardEnding,
  isGiftCardCode,
  normalizeGiftCardCode,
  type Quote,
} from '@stoa/contract';
import { Button, classes, formatDollars, noteIdOf, Outlined, outlinedInput, text } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import type { CheckoutValues } from '../../../../components/checkout/checkout-values';
import { useFocusReturn } from '../../../../lib/use-focus-return';
import { codeIn } from '../../domain/request';
import styles from './codes.module.css';

/** What was answered of what is entered: a discount code, and a gift card. */
const answersIn = ({ code, giftCard }: Quote, values: CheckoutValues) => ({
  code: code?.code.toUpperCase() === values.code ? code : null,
  giftCard: giftCard && giftCard.ending === giftCardEnding(values.giftCard) ? giftCard : null,
});

/** Why what is entered counts for nothing; null if it does. */
export const codeProblem = (quote: Quote, values: CheckoutValues): string | null => {
  const { code, giftCard } = answersIn(quote, values);
  return code?.problem ?? giftCard?.problem ?? null;
};

const NAME = 'code';

/** Only if it’s the code that is wrong: a card may just have another balance. */
export const focusCodes = () =>
  document.querySelector<HTMLElement>(`input[name="${NAME}"][aria-invalid="true"]`)?.focus();

const enter = (values: CheckoutValues): CheckoutValues =>
  isGiftCardCode(values.typedCode)
    ? { ...values, giftCard: normalizeGiftCardCode(values.typedCode) }
    : { ...values, code: codeIn(values.typedCode) };

/**
 * One field for both, as a customer doesn't have to know which it is. Applied when asked to, or with the order, not with each letter: a
 * code half typed is no code.
 */
export function Codes({ quote, waiting }: { quote: Quote; waiting: boolean }) {
  const id = useId();
  const frame = useRef<HTMLDivElement>(null);
  const { values, setValues, isSubmitting } = useFormikContext<CheckoutValues>();
  const { code, giftCard } = answersIn(quote, values);
  const discount = code?.problem === null ? code : null;
  const card = giftCard?.problem === null ? giftCard : null;

  const isCard = isGiftCardCode(values.typedCode);
  const isEntered = isCard
    ? normalizeGiftCardCode(values.typedCode) === values.giftCard
    : codeIn(values.typedCode) === values.code;
  const answer = isEntered ? (isCard ? giftCard : code) : null;
  const typed = answer?.problem === null ? '' : values.typedCode;

  const type = (typedCode: string) =>
    // An empty field is no code, which needs no press.
    void setValues((now) =>
      codeIn(typedCode) === ''
        ? { ...now, typedCode, code: discount ? now.code : '', giftCard: card ? now.giftCard : '' }
        : { ...now, typedCode },
    );
  const apply = () => void setValues((now) => enter({ ...now, typedCode: typed }));
  const applyTyped = useEffectEvent(() => {
    if (codeIn(typed) !== '' && !isEntered) apply();
  });
  useEffect(() => {
    if (isSubmitting) applyTyped();
  }, [isSubmitting]);
  const applied = Number(discount !== null) + Number(card !== null);
  useFocusReturn(applied, () => frame.current?.querySelectorAll<HTMLElement>('input, button') ?? []);

  function applyByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    apply();
  }

  const problem = answer?.problem ?? null;
  return (
    <div ref={frame} className={styles.codes}>
      <Applied
        name={discount && `discount code ${discount.code}`}
        onRemove={() => void setValues((now) => ({ ...now, code: '', typedCode: isCard ? now.typedCode : '' }))}
      >
        {discount && (
          <>
            <strong>{discount.code}</strong>{' '}
            {discount.better ? `${discount.better} saves you more than ${discount.code}` : discount.label}
          </>
        )}
      </Applied>
      <Applied
        name={card && `gift card ${formatGiftCardEnding(card.ending)}`}
        onRemove={() => void setValues((now) => ({ ...now, giftCard: '', typedCode: isCard ? '' : now.typedCode }))}
      >
        {card && (
          <>
            <strong>{formatGiftCardEnding(card.ending)}</strong> {`Gift card with ${formatDollars(card.balance ?? 0)}`}
          </>
        )}
      </Applied>
      {!(discount && card) && (
        <div className={styles.entry}>
          <div className={styles.field}>
            <Outlined
              field={id}
              label={labelOf({ discount: discount !== null, card: card !== null })}
              invalid={problem !== null}
              {...(problem && { note: `${problem}.` })}
            >
              <input
                id={id}
                name={NAME}
                className={outlinedInput}
                value={typed}
                maxLength={40}
                autoCapitalize="characters"
                autoComplete="off"
                spellCheck={false}
                aria-invalid={problem !== null}
                aria-describedby={problem ? noteIdOf(id) : undefined}
                onChange={(event) => type(event.target.value)}
                onKeyDown={applyByEnter}
              />
            </Outlined>
          </div>
          <Button
            variant="outlined"
            className={styles.apply}
            aria-disabled={codeIn(typed) === '' || (waiting && answer === null)}
            onClick={apply}
          >
            Apply
          </Button>
        </div>
      )}
    </div>
  );
}

function labelOf({ discount, card }: { discount: boolean; card: boolean }): string {
  if (discount) return 'Gift card';
  return card ? 'Discount code' : 'Discount code or gift card';
}

type AppliedProps = {
  /** Null: there is none. */
  name: string | null;
  onRemove: () => void;
  children: ReactNode;
};

function Applied({ name, onRemove, children }: AppliedProps) {
  return (
    <div className={name ? styles.applied : styles.none}>
      <span className={classes(text.body2, styles.status)} role="status">
        {children}
      </span>
      {name && (
        <Button size="small" aria-label={`Remove ${name}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  );
}
