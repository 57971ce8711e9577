import Alert from '@mui/material/Alert';
import { isPaid, type OrderDetail } from '@stoa/contract';
import { formatDollars, formatMoment } from '@stoa/web-kit';

/** Its customer doesn’t want it anymore, and nothing pays the money back by itself. */
export function OrderCanceled({ order: { state, canceledAt, refundable } }: { order: OrderDetail }) {
  if (canceledAt === null || !isPaid(state) || refundable === 0) return null;
  return (
    <Alert severity="warning" sx={{ marginBottom: 2 }}>
      The customer canceled this order on {formatMoment(canceledAt)}. Pay {formatDollars(refundable)} back: choose
      “Refund”. Its items go back into stock with that.
    </Alert>
  );
}
