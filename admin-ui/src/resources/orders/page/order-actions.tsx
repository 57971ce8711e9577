import Button from '@mui/material/Button';
import { canCancel, canFulfill, canRelease, isPaid, leftToFulfill, type OrderDetail } from '@stoa/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { FulfillDialog } from '../fulfillment/fulfill-dialog';
import { orderPaths } from '../paths';
import { MarkPaidDialog } from '../payments/mark-paid-dialog';
import { RefundDialog } from '../refunds/refund-dialog';
import { CancelDialog } from './cancel-dialog';
import { ReleaseDialog } from './release-dialog';
import { ResendMenu } from './resend-menu';

const dialogs = {
  pay: MarkPaidDialog,
  fulfill: FulfillDialog,
  refund: RefundDialog,
  release: ReleaseDialog,
  cancel: CancelDialog,
};

/** Money that comes by hand may come late. */
const canMarkPaid = ({ state, events }: Pick<OrderDetail, 'state' | 'events'>): boolean =>
  state === 'AWAITING_PAYMENT' || (state === 'EXPIRED' && events.some(({ from }) => from === 'AWAITING_PAYMENT'));

/** What can be done with an order as it is. The first is what usually comes next. */
export function OrderActions({ order }: { order: OrderDetail }) {
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
  const { number, state, lines, pickUp, captures, refundable, invoiceNumber } = order;
  const isGoingBack = captures.length > 0 && refundable === 0;
  const hasSomethingLeft = !isGoingBack && lines.some((line) => leftToFulfill(line) > 0);
  const isToFulfill = hasSomethingLeft && canFulfill(order);
  const Dialog = opened && dialogs[opened];
  const open = (dialog: keyof typeof dialogs) => () => setOpened(dialog);
  return (
    <>
      <ResendMenu order={order} />
      {hasSomethingLeft && (
        <Button component={Link} to={orderPaths.paper(number, 'packing-slip')} variant="outlined">
          Packing slip
        </Button>
      )}
      {invoiceNumber !== null && (
        <Button component={Link} to={orderPaths.paper(number, 'invoice')} variant="outlined">
          Invoice
        </Button>
      )}
      {canCancel(order) && (
        <Button variant="outlined" color="error" onClick={open('cancel')}>
          Cancel order
        </Button>
      )}
      {canRelease(order) && (
        <Button variant="outlined" onClick={open('release')}>
          Release items
        </Button>
      )}
      {isPaid(state) && refundable > 0 && (
        <Button variant="outlined" onClick={open('refund')}>
          Refund
        </Button>
      )}
      {canMarkPaid(order) && (
        <Button variant={isToFulfill ? 'outlined' : 'contained'} onClick={open('pay')}>
          Mark as paid
        </Button>
      )}
      {isToFulfill && (
        <Button variant="contained" onClick={open('fulfill')}>
          {pickUp ? 'Mark as ready' : 'Fulfill'}
        </Button>
      )}
      {Dialog && <Dialog order={order} onClose={() => setOpened(null)} />}
    </>
  );
}
