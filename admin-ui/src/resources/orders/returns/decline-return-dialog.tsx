import DialogContentText from '@mui/material/DialogContentText';
import { declineReturnInput } from '@stoa/contract';
import { schemaErrors, TextField } from '@stoa/web-kit';
import { EmailCustomer } from '../components/email-customer';
import { OrderDialog } from '../components/order-dialog';
import { formatReturned, type ReturnDialogProps } from './return-dialog';

export function DeclineReturnDialog({ request, ...props }: ReturnDialogProps) {
  const { order } = props;
  const toBody = (values: { why: string; notifyCustomer: boolean }) => ({ ...values, returnId: request.id });
  return (
    <OrderDialog
      {...props}
      title="Decline return"
      submit="Decline return"
      color="error"
      change="decline-return"
      done="Return declined"
      initialValues={{ why: '', notifyCustomer: order.notifyCustomer }}
      validate={(values) => schemaErrors(declineReturnInput, { updatedAt: order.updatedAt, ...toBody(values) })}
      toBody={toBody}
    >
      <DialogContentText>{formatReturned(order, request)}</DialogContentText>
      <TextField
        name="why"
        label="Reason"
        multiline
        minRows={2}
        helperText="The customer sees it on the page of the order and in the email."
      />
      <EmailCustomer order={order} />
    </OrderDialog>
  );
}
