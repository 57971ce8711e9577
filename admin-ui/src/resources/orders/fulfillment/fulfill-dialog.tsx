import Alert from '@mui/material/Alert';
import { fulfillmentInput, isGoingOn, isPartFulfilled, leftToFulfill, ORDER_STATE_NAMES } from '@stoa/contract';
import { schemaErrors, TextField } from '@stoa/web-kit';
import { orderName } from '../../../lib/order-name';
import { EmailCustomer } from '../components/email-customer';
import { OrderDialog, type OrderDialogProps } from '../components/order-dialog';
import {
  QuantityFields,
  quantitiesOf,
  quantityErrors,
  type TypedQuantity,
  toLines,
} from '../components/quantity-fields';
import { fulfilledSoFar } from './so-far';

interface Values {
  lines: TypedQuantity[];
  trackingNumber: string;
  trackingUrl: string;
  notifyCustomer: boolean;
}

const toBody = ({ lines, ...rest }: Values) => ({ ...rest, lines: toLines(lines) });

export function FulfillDialog(props: OrderDialogProps) {
  const { number, lines, pickUp, notifyCustomer, updatedAt } = props.order;
  const left = quantitiesOf(lines, leftToFulfill, (most) => most);
  return (
    <OrderDialog<Values>
      {...props}
      title={pickUp ? `Mark order ${orderName(number)} as ready for pickup` : `Fulfill order ${orderName(number)}`}
      submit={pickUp ? 'Mark as ready' : 'Fulfill'}
      change="fulfill"
      done={(changed) => ({ text: fulfilledSoFar(changed) })}
      initialValues={{ lines: left, trackingNumber: '', trackingUrl: '', notifyCustomer }}
      validate={(values) => {
        const { lines: linesError, ...errors } = schemaErrors(fulfillmentInput, { updatedAt, ...toBody(values) });
        return {
          ...errors,
          ...(linesError ? { 'lines.0.quantity': linesError } : {}),
          ...quantityErrors(values.lines),
        };
      }}
      toBody={toBody}
    >
      <OtherPackages order={props.order} />
      <QuantityFields lines={left} />
      {!pickUp && (
        <>
          <TextField name="trackingNumber" label="Tracking number (optional)" />
          <TextField
            name="trackingUrl"
            label="Tracking link (optional)"
            helperText="Customers can track it from their email"
          />
        </>
      )}
      <EmailCustomer order={props.order} />
    </OrderDialog>
  );
}

/** What else the customer waits for could go into the same package. */
function OtherPackages({ order: { otherOrders } }: Pick<OrderDialogProps, 'order'>) {
  const waiting = otherOrders.filter(
    ({ state, fulfillmentStatus }) =>
      isGoingOn(state) && fulfillmentStatus !== 'NOT_REQUIRED' && !isPartFulfilled(fulfillmentStatus),
  );
  if (waiting.length === 0) return null;
  const named = waiting.map(({ number, state }) => `${orderName(number)} (${ORDER_STATE_NAMES[state].toLowerCase()})`);
  return <Alert severity="info">{`Also waiting, for the same customer: ${named.join(', ')}`}</Alert>;
}
