/** NOT_REQUIRED: nothing of it is shipped or picked up, such as a workshop. */
export const FULFILLMENT_STATUSES = ['UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED', 'NOT_REQUIRED'] as const;
export type FulfillmentStatus = (typeof FULFILLMENT_STATUSES)[number];

/** Whether something of it has left the shop, or is ready to. */
export const isPartFulfilled = (status: FulfillmentStatus): status is 'PARTIALLY_FULFILLED' | 'FULFILLED' =>
  status === 'PARTIALLY_FULFILLED' || status === 'FULFILLED';

export const FULFILLMENT_STATUS_NAMES: Record<FulfillmentStatus, string> = {
  UNFULFILLED: 'Unfulfilled',
  PARTIALLY_FULFILLED: 'Partially fulfilled',
  FULFILLED: 'Fulfilled',
  NOT_REQUIRED: 'No shipping',
};
const READY_STATE_NAMES: Record<FulfillmentStatus, string> = {
  UNFULFILLED: 'Not ready',
  PARTIALLY_FULFILLED: 'Partially ready',
  FULFILLED: 'Ready for pickup',
  NOT_REQUIRED: FULFILLMENT_STATUS_NAMES.NOT_REQUIRED,
};

/** How much of an order is fulfilled; or ready, if it's picked up. */
export const formatFulfillmentStatus = ({
  fulfillmentStatus,
  pickUp,
}: {
  fulfillmentStatus: FulfillmentStatus;
  pickUp: boolean;
}): string => (pickUp ? READY_STATE_NAMES : FULFILLMENT_STATUS_NAMES)[fulfillmentStatus];
