import { type Fulfillment, trackingInput } from '@stoa/contract';
import { schemaErrors, TextField } from '@stoa/web-kit';
import { EmailCustomer } from '../components/email-customer';
import { OrderDialog, type OrderDialogProps } from '../components/order-dialog';

interface Values {
  trackingNumber: string;
  trackingUrl: string;
  notifyCustomer: boolean;
}

export const trackingName = ({ trackingNumber, trackingUrl }: Fulfillment): string =>
  trackingNumber || trackingUrl ? 'Edit tracking' : 'Add tracking';

/** Of a package that has already gone out. */
export function TrackingDialog({ fulfillment, ...props }: OrderDialogProps & { fulfillment: Fulfillment }) {
  const { updatedAt, notifyCustomer } = props.order;
  const { id, trackingNumber, trackingUrl } = fulfillment;
  const toBody = (values: Values) => ({ ...values, fulfillmentId: id });
  return (
    <OrderDialog<Values>
      {...props}
      title={trackingName(fulfillment)}
      submit="Save tracking"
      change="tracking"
      done="Tracking saved"
      initialValues={{ trackingNumber: trackingNumber ?? '', trackingUrl: trackingUrl ?? '', notifyCustomer }}
      validate={(values) => schemaErrors(trackingInput, { updatedAt, ...toBody(values) })}
      toBody={toBody}
    >
      <TrackingFields />
      <EmailCustomer order={props.order} />
    </OrderDialog>
  );
}

export const TrackingFields = () => (
  <>
    <TextField name="trackingNumber" label="Tracking number (optional)" />
    <TextField
      name="trackingUrl"
      label="Tracking link (optional)"
      helperText="Customers can track it from their email"
    />
  </>
);
