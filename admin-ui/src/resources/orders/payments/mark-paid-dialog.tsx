import DialogContentText from '@mui/material/DialogContentText';
import { formatDollars, TextField } from '@stoa/web-kit';
import { orderName } from '../../../lib/order-name';
import { EmailCustomer } from '../components/email-customer';
import { OrderDialog, type OrderDialogProps } from '../components/order-dialog';

export function MarkPaidDialog(props: OrderDialogProps) {
  const { number, due, paymentMethodName, notifyCustomer } = props.order;
  return (
    <OrderDialog
      {...props}
      title={`Mark order ${orderName(number)} as paid?`}
      submit="Mark as paid"
      change="mark-paid"
      done={`Marked order ${orderName(number)} as paid`}
      initialValues={{ reference: '', notifyCustomer }}
      validate={() => ({})}
      toBody={(values) => values}
    >
      <DialogContentText>
        {formatDollars(due)}. Payment method: {paymentMethodName}.
      </DialogContentText>
      <TextField
        name="reference"
        label="Reference (optional)"
        helperText="Such as the memo on the transfer"
        slotProps={{ htmlInput: { maxLength: 100 } }}
      />
      <EmailCustomer order={props.order} />
    </OrderDialog>
  );
}
