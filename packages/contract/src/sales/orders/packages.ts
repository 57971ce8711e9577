import * as yup from 'yup';
import { optionalUrl, recordId, textOrNull } from '../../input/fields';
import { linePieces, notifyCustomer, openedOrder, someLines } from './changes';

const tracking = {
  trackingNumber: textOrNull('Tracking number', 100).default(null),
  trackingUrl: optionalUrl('Tracking link')
    .default(null)
    .test('absolute', 'Tracking link must be a valid URL', (value) => !value?.startsWith('/')),
};

export const fulfillmentInput = yup.object({
  ...openedOrder,
  ...notifyCustomer,
  ...tracking,
  lines: someLines(yup.object(linePieces())).required('Enter how many to fulfill').min(1, 'Enter how many to fulfill'),
});
export type FulfillmentInput = yup.InferType<typeof fulfillmentInput>;

/** Of a package that is already fulfilled. */
export const trackingInput = yup.object({
  ...openedOrder,
  ...notifyCustomer,
  ...tracking,
  fulfillmentId: recordId('Fulfillment').required('Fulfillment is required'),
});
export type TrackingInput = yup.InferType<typeof trackingInput>;
