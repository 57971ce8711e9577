import type { OwnOrderDetail } from '@stoa/contract';
import { Button, classes, errorMessage, formatDeadline, formatDollars, text, useToast } from '@stoa/web-kit';
import { useState } from 'react';
import { type CustomerPaths, cancelOrder } from '../../api';
import styles from './order-choices.module.css';

type CancelOrderProps<Shown> = {
  order: Pick<OwnOrderDetail, 'cancelableUntil' | 'giftCard'>;
  paths: CustomerPaths;
  onChange: (order: Shown) => void;
};

/** Where the keyboard goes on. */
const focusFirst = (title: HTMLHeadingElement | null) => title?.focus();

/** Of an order that isn’t paid yet, or is, as long as the shop lets its customer. Asks first, in its place. */
export function CancelOrder<Shown extends OwnOrderDetail>({ order, paths, onChange }: CancelOrderProps<Shown>) {
  const toast = useToast();
  const { cancelableUntil: until } = order;
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [hasKept, setKept] = useState(false);

  async function cancel() {
    if (isBusy) return;
    setBusy(true);
    try {
      onChange(await cancelOrder<Shown>(paths));
      toast.success('Your order is canceled');
    } catch (error) {
      toast.error('Error', errorMessage(error, 'The order couldn’t be canceled. Please try again.'));
    }
    setBusy(false);
  }

  function keep() {
    setKept(true);
    setAsking(false);
  }

  if (!isAsking)
    return (
      <div className={styles.choice}>
        <Button variant="outlined" autoFocus={hasKept} onClick={() => setAsking(true)}>
          Cancel order
        </Button>
        <p className={classes(text.body2, text.muted)}>
          {until ? `Until ${formatDeadline(until)}.` : 'As long as it isn’t paid.'}
        </p>
      </div>
    );
  return (
    <section className={styles.request} aria-label="Cancel this order?">
      <h2 className={text.h5} ref={focusFirst} tabIndex={-1}>
        Cancel this order?
      </h2>
      <p className={classes(text.body2, text.muted)}>{formatOutcome(order)} This can’t be undone.</p>
      <div className={styles.choice}>
        <Button variant="contained" aria-disabled={isBusy} onClick={() => void cancel()}>
          {isBusy ? 'Canceling...' : 'Cancel order'}
        </Button>
        <Button onClick={keep}>Keep order</Button>
      </div>
    </section>
  );
}

function formatOutcome({ cancelableUntil, giftCard }: Pick<OwnOrderDetail, 'cancelableUntil' | 'giftCard'>): string {
  if (cancelableUntil !== null) return 'You’ll get your money back.';
  const back = giftCard ? ` ${formatDollars(giftCard.amount)} goes back to your gift card.` : '';
  return `You won’t owe anything.${back}`;
}
