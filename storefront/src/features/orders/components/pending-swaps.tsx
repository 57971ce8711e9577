import type { PendingSwap } from '@stoa/contract';
import { Button, formatDate, formatDollars, Note, text } from '@stoa/web-kit';
import { useOrderName } from '../../../components/orders/use-order-name';
import styles from './pending-swaps.module.css';

type PendingSwapsProps = { swaps: readonly PendingSwap[]; onPay: (checkoutKey: string) => void };

/** What is left to pay before items of an order are swapped. */
export function PendingSwaps({ swaps, onPay }: PendingSwapsProps) {
  const { orderName } = useOrderName();
  return swaps.map(({ number, due, until, checkoutKey }) => (
    <Note key={number} severity="warning">
      <p className={text.body2}>
        Swap pending: pay {formatDollars(due)} for order {orderName(number)}
        {until && ` by ${formatDate(until)}`}. Otherwise, you’ll get your items as you ordered them.
      </p>
      {checkoutKey && (
        <Button className={styles.pay} variant="contained" onClick={() => onPay(checkoutKey)}>
          Pay {formatDollars(due)}
        </Button>
      )}
    </Note>
  ));
}
