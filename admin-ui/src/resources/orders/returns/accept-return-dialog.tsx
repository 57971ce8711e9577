import DialogContentText from '@mui/material/DialogContentText';
import { acceptReturnInput } from '@stoa/contract';
import { schemaErrors, TextField } from '@stoa/web-kit';
import { EmailCustomer } from '../components/email-customer';
import { OrderDialog } from '../components/order-dialog';
import { formatReturned, type ReturnDialogProps } from './return-dialog';

export function AcceptReturnDialog({ request, ...props }: ReturnDialogProps) {
  const { order } = props;
  const toBody = (values: { instructions: string; notifyCustomer: boolean }) => ({ ...values, returnId: request.id });
  return (
    <OrderDialog
      {...props}
      title="Accept return"
      submit="Accept return"
      change="accept-return"
      done="Return accepted"
      initialValues={{ instructions: '', notifyCustomer: order.notifyCustomer }}
      validate={(values) => schemaErrors(acceptReturnInput, { updatedAt: order.updatedAt, ...toBody(values) })}
      toBody={toBody}
    >
      <DialogContentText>{formatReturned(order, request)}</DialogContentText>
      <TextField
        name="instructions"
        label="Instructions (optional)"
        multiline
        minRows={3}
        helperText="Where and how to send it back. The customer sees them on the page of the order and in the email."
      />
      <EmailCustomer order={order} />
    </OrderDialog>
  );
}
