import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import type { Refund } from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';
import { useState } from 'react';
import { OrderDialog, type OrderDialogProps } from './order-dialog';

type RefundProps = Pick<OrderDialogProps, 'order'> & { refund: Refund };

/** For a refund that whoever took the payment never says anything about. */
export function GiveUpRefund({ order, refund }: RefundProps) {
  const [isOpen, setIsOpen] = useState(false);
  if (!refund.isUnanswered) return null;
  if (refund.isGivenUp) return <div>This refund was given up. We’ll know in a few minutes whether it was made.</div>;
  return (
    <>
      <Button variant="outlined" size="small" sx={{ marginTop: 0.5 }} onClick={() => setIsOpen(true)}>
        Give up this refund
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
      title={`Give up the refund of ${amount}?`}
      submit="Give up this refund"
      color="error"
      change="give-up-refund"
      done={({ refunds }) => ({ text: outcomeOf(refunds.find(({ id }) => id === refund.id)) })}
      initialValues={{}}
      validate={() => ({})}
      toBody={() => ({ refundId: refund.id })}
    >
      <DialogContentText>
        We haven’t heard whether the payment service has made this refund. If you give it up, we stop asking for it. A
        few minutes later, we look at the payment once more: if the refund is there, it counts as made. If not, it has
        failed, and you can refund the {amount} again.
      </DialogContentText>
      <DialogContentText>
        If the shop’s keys for the payment service are missing, nobody can look. Then it fails, so look there yourself
        first.
      </DialogContentText>
    </OrderDialog>
  );
}

const outcomeOf = (refund: Refund | undefined): string => {
  if (refund?.state === 'FAILED') return 'The refund wasn’t made. You can refund the amount again';
  return refund?.state === 'DONE' ? 'The refund had been made after all' : 'We’ve stopped asking for this refund';
};
