import DialogContentText from '@mui/material/DialogContentText';
import { counted } from '@stoa/contract';
import { FlagField } from '../../../components/form/flag-field';
import { OrderDialog, type OrderDialogProps } from './order-dialog';

export function ReleaseDialog(props: OrderDialogProps) {
  const { number, state, tell, lines } = props.order;
  const held = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <OrderDialog
      {...props}
      title={`Release what order ${number} holds?`}
      submit="Release items"
      change="release"
      done={`Order ${number} holds nothing anymore`}
      initialValues={{ tell }}
      validate={() => ({})}
      toBody={(values) => (state === 'AWAITING_PAYMENT' ? values : {})}
    >
      <DialogContentText>
        {`${counted(held, 'item')} ${held === 1 ? 'goes' : 'go'} back into stock, and the order expires now. It can still be paid later, as long as everything can be had. This can’t be undone.`}
      </DialogContentText>
      {state === 'AWAITING_PAYMENT' && <FlagField name="tell" label="Email the customer" as="checkbox" />}
    </OrderDialog>
  );
}
