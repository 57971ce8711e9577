import DialogContentText from '@mui/material/DialogContentText';
import { TextField } from '@stoa/web-kit';
import { FlagField } from '../../../components/form/flag-field';
import { OrderDialog, type OrderDialogProps } from './order-dialog';

export function CancelDialog(props: OrderDialogProps) {
  const { number, state, tell, lines, pickUp } = props.order;
  const sent = lines.reduce((sum, { sentQuantity }) => sum + sentQuantity, 0);
  return (
    <OrderDialog
      {...props}
      title={`Cancel order ${number}?`}
      submit="Cancel order"
      color="error"
      change="cancel"
      done={`Order ${number} is cancelled`}
      initialValues={{ why: '', tell }}
      validate={() => ({})}
      toBody={(values) => values}
    >
      <DialogContentText>
        {sent === 0
          ? 'What it holds goes back into stock.'
          : `${sent} ${sent === 1 ? 'is' : 'are'} ${pickUp ? 'ready for pick-up' : 'sent'}. All of it goes back into stock: correct the stock if something doesn’t come back.`}{' '}
        This can’t be undone.
        {state === 'NEEDS_ATTENTION' &&
          ' If money comes for it after all, it needs attention again, and you can refund it.'}
      </DialogContentText>
      <TextField
        name="why"
        label="Reason (optional)"
        helperText="Only administrators see it"
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <FlagField name="tell" label="Email the customer" as="checkbox" />
    </OrderDialog>
  );
}
