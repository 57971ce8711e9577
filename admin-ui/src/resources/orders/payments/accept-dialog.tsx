import DialogContentText from '@mui/material/DialogContentText';
import { orderName } from '../../../lib/order-name';
import { OrderDialog, type OrderDialogProps } from '../components/order-dialog';

/** For an order that was paid when something of it was sold out. */
export function AcceptDialog(props: OrderDialogProps) {
  const { number } = props.order;
  return (
    <OrderDialog
      {...props}
      title={`Accept order ${orderName(number)}?`}
      submit="Accept order"
      change="accept"
      done={`Accepted order ${orderName(number)}`}
      initialValues={{}}
      validate={() => ({})}
      toBody={() => ({})}
    >
      <DialogContentText>
        The order goes ahead as paid, so there must be enough stock. If you have more, update the stock first. The
        customer is emailed that you received the payment.
      </DialogContentText>
    </OrderDialog>
  );
}
