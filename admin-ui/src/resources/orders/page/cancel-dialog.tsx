import DialogContentText from '@mui/material/DialogContentText';
import { TextField } from '@stoa/web-kit';
import { orderName } from '../../../lib/order-name';
import { EmailCustomer } from '../components/email-customer';
import { OrderDialog, type OrderDialogProps } from '../components/order-dialog';

export function CancelDialog(props: OrderDialogProps) {
  const { number, state, notifyCustomer, lines, pickUp, swap } = props.order;
  const fulfilled = lines.reduce((sum, { fulfilledQuantity }) => sum + fulfilledQuantity, 0);
  return (
    <OrderDialog
      {...props}
      title={`Cancel order ${orderName(number)}?`}
      submit="Cancel order"
      dismiss="Keep order"
      color="error"
      change="cancel"
      done={`Canceled order ${orderName(number)}`}
      initialValues={{ why: '', notifyCustomer }}
      validate={() => ({})}
      toBody={(values) => values}
    >
      <DialogContentText>
        {fulfilled === 0
          ? 'Its items go back into stock.'
          : `${fulfilled} ${fulfilled === 1 ? 'is' : 'are'} ${pickUp ? 'ready for pickup' : 'fulfilled'}. All of it goes back into stock. Correct the stock if anything isn’t returned.`}{' '}
        {swap && `The swap ends: the customer gets the items of order ${orderName(swap.number)} as ordered. `}
        This can’t be undone.
        {state === 'NEEDS_ATTENTION' &&
          ' If a payment still comes in, the order needs attention again and you can refund it.'}
      </DialogContentText>
      <TextField
        name="why"
        label="Reason (optional)"
        helperText="Only administrators see it"
        slotProps={{ htmlInput: { maxLength: 300 } }}
      />
      <EmailCustomer order={props.order} />
    </OrderDialog>
  );
}
