import DialogContentText from '@mui/material/DialogContentText';
import { receiveReturnInput } from '@stoa/contract';
import { schemaErrors } from '@stoa/web-kit';
import { FlagField } from '../../../components/form/flag-field';
import { OrderDialog } from '../components/order-dialog';
import {
  QuantityFields,
  quantitiesOf,
  quantityErrors,
  type TypedQuantity,
  toLines,
} from '../components/quantity-fields';
import { nameOf } from '../order-words';
import type { ReturnDialogProps } from './return-dialog';

interface Values {
  lines: TypedQuantity[];
  /** In the order of the lines. */
  restock: boolean[];
}

export function ReceiveReturnDialog({ request, ...props }: ReturnDialogProps) {
  const { order } = props;
  const requested = new Map(request.lines.map(({ lineId, quantity }) => [lineId, quantity]));
  const arriving = quantitiesOf(
    order.lines,
    ({ id }) => requested.get(id) ?? 0,
    (most) => most,
  );
  const toBody = ({ lines, restock }: Values) => ({
    returnId: request.id,
    lines: toLines(lines).map((one) => ({
      ...one,
      restock: restock[lines.findIndex(({ line }) => line.id === one.lineId)] ?? false,
    })),
  });
  return (
    <OrderDialog<Values>
      {...props}
      title="Mark return as received"
      submit="Mark as received"
      change="receive-return"
      done="Return received"
      initialValues={{ lines: arriving, restock: arriving.map(() => true) }}
      validate={(values) => {
        const { lines, ...errors } = schemaErrors(receiveReturnInput, {
          updatedAt: order.updatedAt,
          ...toBody(values),
        });
        return { ...errors, ...(lines ? { 'lines.0.quantity': lines } : {}), ...quantityErrors(values.lines) };
      }}
      toBody={toBody}
    >
      <DialogContentText>
        Enter what has arrived. Anything less is no longer part of this return. You refund it in the next step.
      </DialogContentText>
      <QuantityFields lines={arriving} />
      <div>
        {arriving.map(({ line }, place) => (
          <FlagField
            key={line.id}
            name={`restock.${place}`}
            label={arriving.length > 1 ? `Restock ${nameOf(line)}` : 'Restock items'}
            as="checkbox"
          />
        ))}
      </div>
    </OrderDialog>
  );
}
