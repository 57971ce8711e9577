import type { OrderChange, OrderDetail } from '@stoa/contract';
import { FormDialog, type FormDialogProps } from '../../../components/form/saving/form-dialog';
import { type Done, useOrderChange } from '../api';

export type OrderDialogProps = { order: OrderDetail; onClose: () => void };

type ChangeDialogProps<Values extends object> = OrderDialogProps &
  Omit<FormDialogProps<Values>, 'failure' | 'onSubmit'> & {
    change: OrderChange;
    toBody: (values: Values) => object;
    done: Done;
  };

/** A form over the order’s page that makes one change of it. */
export function OrderDialog<Values extends object>({
  order,
  change,
  toBody,
  done,
  ...dialog
}: ChangeDialogProps<Values>) {
  const send = useOrderChange(order);
  return (
    <FormDialog<Values>
      failure="Failed to change the order"
      onSubmit={async (values) => {
        await send(change, toBody(values), done);
        dialog.onClose();
      }}
      {...dialog}
    />
  );
}
