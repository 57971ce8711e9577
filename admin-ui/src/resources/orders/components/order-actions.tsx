import Button from '@mui/material/Button';
import { canCancel, canRelease, canSend, isPaid, leftToSend, type WholeOrder } from '@stoa/contract';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { canMarkPaid } from '../domain/can-mark-paid';
import { orderPaths } from '../paths';
import { CancelDialog } from './cancel-dialog';
import { MarkPaidDialog } from './mark-paid-dialog';
import { RefundDialog } from './refund-dialog';
import { ReleaseDialog } from './release-dialog';
import { ResendMenu } from './resend-menu';
import { SendDialog } from './send-dialog';

const dialogs = {
  pay: MarkPaidDialog,
  send: SendDialog,
  refund: RefundDialog,
  release: ReleaseDialog,
  cancel: CancelDialog,
};

/** What can be done with an order as it is. The first is what usually comes next. */
export function OrderActions({ order }: { order: WholeOrder }) {
  const [opened, setOpened] = useState<keyof typeof dialogs | null>(null);
  const { number, state, lines, pickUp, captures, refundable, invoiceNumber } = order;
  const isGoingBack = captures.length > 0 && refundable === 0;
  const hasSomethingLeft = !isGoingBack && lines.some((line) => leftToSend(line) > 0);
  const isToSend = hasSomethingLeft && canSend(order);
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
        <Button variant={isToSend ? 'outlined' : 'contained'} onClick={open('pay')}>
          Mark as paid
        </Button>
      )}
      {isToSend && (
        <Button variant="contained" onClick={open('send')}>
          {pickUp ? 'Mark as ready' : 'Fulfill'}
        </Button>
      )}
      {Dialog && <Dialog order={order} onClose={() => setOpened(null)} />}
    </>
  );
}
