import DialogContentText from '@mui/material/DialogContentText';
import { orderName } from '../../../lib/order-name';
import { EmailCustomer } from '../components/email-customer';
import { OrderDialog, type OrderDialogProps } from '../components/order-dialog';

export function ReleaseDialog(props: OrderDialogProps) {
  const { number, state, notifyCustomer } = props.order;
  return (
    <OrderDialog
      {...props}
      title={`Release the items of order ${orderName(number)}?`}
      submit="Release items"
      change="release"
      done={`Released the items of order ${orderName(number)}`}
      initialValues={{ notifyCustomer }}
      validate={() => ({})}
      toBody={(values) => (state === 'AWAITING_PAYMENT' ? values : {})}
    >
      <DialogContentText>
        Its items go back into stock, and the order expires now. It can still be paid later, as long as everything is in
        stock. This can’t be undone.
      </DialogContentText>
      {state === 'AWAITING_PAYMENT' && <EmailCustomer order={props.order} />}
    </OrderDialog>
  );
}
