import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import type { Refund } from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';
import { useState } from 'react';
import { OrderDialog, type OrderDialogProps } from '../components/order-dialog';

type RefundProps = Pick<OrderDialogProps, 'order'> & { refund: Refund };

/** For a refund that whoever took the payment never says anything about. */
export function GiveUpRefund({ order, refund }: RefundProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!refund.isUnanswered) return null;
  if (refund.isGivenUp)
    return <div>We stopped retrying this refund. We’ll know in a few minutes whether it went through.</div>;
  return (
    <>
      <Button variant="outlined" size="small" sx={{ marginTop: 0.5 }} onClick={() => setIsOpen(true)}>
        Stop retrying
      </Button>
      {isOpen && <GiveUpDialog order={order} refund={refund} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function GiveUpDialog({ refund, ...props }: RefundProps & OrderDialogProps) {
  const amount = formatDollars(refund.amount);
  return (
    <OrderDialog
      {...props}
      title={`Stop retrying the refund of ${amount}?`}
      submit="Stop retrying"
      color="error"
      change="give-up-refund"
      done={({ refunds }) => ({ text: outcomeOf(refunds.find(({ id }) => id === refund.id)) })}
      initialValues={{}}
      validate={() => ({})}
      toBody={() => ({ refundId: refund.id })}
    >
      <DialogContentText>
        The payment provider hasn’t confirmed this refund. If you stop retrying, we’ll check the payment once more in a
        few minutes. If the refund is there, it’s recorded as made. If not, it’s marked as failed, and you can refund
        the {amount} again.
      </DialogContentText>
      <DialogContentText>
        If the payment provider’s keys are missing, we can’t check, and the refund is marked as failed. Check with the
        provider first.
      </DialogContentText>
    </OrderDialog>
  );
}

const outcomeOf = (refund: Refund | undefined): string => {
  if (refund?.state === 'FAILED') return 'The refund didn’t go through. You can refund the amount again';
  return refund?.state === 'SUCCEEDED' ? 'The refund went through after all' : 'We’ve stopped retrying this refund';
};
