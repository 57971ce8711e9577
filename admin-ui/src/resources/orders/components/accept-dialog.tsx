import DialogContentText from '@mui/material/DialogContentText';
import { OrderDialog, type OrderDialogProps } from './order-dialog';

/** For an order that was paid when something of it was sold out. */
export function AcceptDialog(props: OrderDialogProps) {
  const { number } = props.order;
  return (
    <OrderDialog
      {...props}
      title={`Accept order ${number}?`}
      submit="Accept order"
      change="accept"
      done={`Order ${number} is accepted`}
      initialValues={{}}
      validate={() => ({})}
      toBody={() => ({})}
    >
      <DialogContentText>
        It’s sold as if nothing had happened, so there must be enough stock of it. Correct the stock first if you have
        got more. The customer gets an email that the payment has come.
      </DialogContentText>
    </OrderDialog>
  );
}
