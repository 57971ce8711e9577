/**
 * The life of an order's money. How much of it was sent is told apart (`SentState`): an order can be partly refunded and
 * partly sent.
 */
export const ORDER_STATES = [
  'PENDING',
  'AWAITING_APPROVAL',
  'AWAITING_PAYMENT',
  'CAPTURING',
  'PAYMENT_REVIEW',
  'NEEDS_ATTENTION',
  'PAID',
  'PARTIALLY_REFUNDED',
  'REFUNDED',
  'EXPIRED',
  'CANCELLED',
] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** What administrators read. */
export const ORDER_STATE_NAMES: Record<OrderState, string> = {
  PENDING: 'Started',
  AWAITING_APPROVAL: 'Payment started',
  AWAITING_PAYMENT: 'Awaiting payment',
  CAPTURING: 'Processing payment',
  PAYMENT_REVIEW: 'Payment under review',
  NEEDS_ATTENTION: 'Needs attention',
  PAID: 'Paid',
  PARTIALLY_REFUNDED: 'Partially refunded',
  REFUNDED: 'Refunded',
  EXPIRED: 'Expired',
  CANCELLED: 'Canceled',
};

/** The only moves there are. A move from any other state is refused, by the code and by the row it would change. */
export const ORDER_TRANSITIONS: Record<OrderState, readonly OrderState[]> = {
  PENDING: ['AWAITING_APPROVAL', 'AWAITING_PAYMENT', 'PAID', 'EXPIRED', 'CANCELLED'],
  AWAITING_APPROVAL: ['PENDING', 'CAPTURING', 'EXPIRED', 'CANCELLED'],
  AWAITING_PAYMENT: ['PAID', 'EXPIRED', 'CANCELLED'],
  CAPTURING: ['PENDING', 'AWAITING_APPROVAL', 'PAYMENT_REVIEW', 'NEEDS_ATTENTION', 'PAID'],
  PAYMENT_REVIEW: ['NEEDS_ATTENTION', 'PAID', 'CANCELLED'],
  NEEDS_ATTENTION: ['CAPTURING', 'PAYMENT_REVIEW', 'PAID', 'REFUNDED', 'CANCELLED'],
  // It is cancelled only if there was nothing to pay.
  PAID: ['PARTIALLY_REFUNDED', 'REFUNDED', 'CANCELLED'],
  PARTIALLY_REFUNDED: ['REFUNDED'],
  REFUNDED: [],
  // It was paid, or approved, too late. It goes on if everything can still be had.
  EXPIRED: ['CAPTURING', 'PAID'],
  // The provider took money that nobody asked it for.
  CANCELLED: ['NEEDS_ATTENTION'],
};

/** Stock is held while an order is in one of these. */
export const STOCK_HOLDING_STATES = [
  'PENDING',
  'AWAITING_APPROVAL',
  'AWAITING_PAYMENT',
  'CAPTURING',
  'PAYMENT_REVIEW',
  'NEEDS_ATTENTION',
] as const satisfies readonly OrderState[];

/** Its customer may still pay or cancel it. */
export const UNPAID_STATES = ['PENDING', 'AWAITING_APPROVAL'] as const satisfies readonly OrderState[];

/** The shop has money of an order in one of these. */
export const PAID_STATES = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const satisfies readonly OrderState[];

const isOneOf = (states: readonly OrderState[], state: OrderState): boolean => states.includes(state);
export const isUnpaid = (state: OrderState): boolean => isOneOf(UNPAID_STATES, state);
export const holdsStock = (state: OrderState): boolean => isOneOf(STOCK_HOLDING_STATES, state);
export const isPaid = (state: OrderState): boolean => isOneOf(PAID_STATES, state);
export const canTransition = (from: OrderState, to: OrderState): boolean => isOneOf(ORDER_TRANSITIONS[from], to);

/** Stock is held for an order that nobody has paid, and whose payment isn't on its way. */
export const RESERVED_UNPAID_STATES = [
  'PENDING',
  'AWAITING_APPROVAL',
  'AWAITING_PAYMENT',
] as const satisfies readonly OrderState[];

interface Cancellable {
  state: OrderState;
  total: number;
  fulfillmentStatus: FulfillmentStatus;
  isPaymentUnknown: boolean;
}

/** What was paid is refunded instead. If nobody can say whether it was, an administrator decides. */
export const canCancel = ({ state, total, fulfillmentStatus, isPaymentUnknown }: Cancellable): boolean =>
  // While a payment may be on its way, only what the provider says ends an order.
  isOneOf(RESERVED_UNPAID_STATES, state) ||
  (state === 'NEEDS_ATTENTION' && isPaymentUnknown) ||
  (state === 'PAID' && total === 0 && fulfillmentStatus === 'UNFULFILLED');

/** Whether what it holds can be given back, so that it can still be paid as long as everything can be had. */
export const canRelease = ({ state, fulfillmentStatus }: Pick<Cancellable, 'state' | 'fulfillmentStatus'>): boolean =>
  isOneOf(RESERVED_UNPAID_STATES, state) && fulfillmentStatus === 'UNFULFILLED';

export const FULFILLMENT_STATUSES = ['UNFULFILLED', 'PARTIALLY_FULFILLED', 'FULFILLED'] as const;
export type FulfillmentStatus = (typeof FULFILLMENT_STATUSES)[number];

export const FULFILLMENT_STATUS_NAMES: Record<FulfillmentStatus, string> = {
  UNFULFILLED: 'Unfulfilled',
  PARTIALLY_FULFILLED: 'Partially fulfilled',
  FULFILLED: 'Fulfilled',
};
const READY_STATE_NAMES: Record<FulfillmentStatus, string> = {
  UNFULFILLED: 'Not ready',
  PARTIALLY_FULFILLED: 'Partially ready',
  FULFILLED: 'Ready for pickup',
};

/** How much of an order is sent; or ready, if it's picked up. */
export const formatFulfillmentStatus = ({
  fulfillmentStatus,
  pickUp,
}: {
  fulfillmentStatus: FulfillmentStatus;
  pickUp: boolean;
}): string => (pickUp ? READY_STATE_NAMES : FULFILLMENT_STATUS_NAMES)[fulfillmentStatus];

/** DUE: it can be sent, and something of it still has to be. */
export const FULFILLMENT_FILTERS = ['TO_FULFILL', ...FULFILLMENT_STATUSES] as const;

/** OVER_SHARE: unpaid, and they hold something of which unpaid orders hold more than a fifth. */
export const RESERVED_FILTERS = ['OVER_SHARE'] as const;

export const ORDER_SORTS = ['placedAt', 'number', 'total'] as const;

export const ORDER_MAILS = ['PLACED', 'PAID', 'FULFILLED', 'CANCELLED', 'REFUNDED'] as const;
export type OrderMail = (typeof ORDER_MAILS)[number];

/** What administrators do with an order. */
export type OrderChange =
  | 'mark-paid'
  | 'cancel'
  | 'release'
  | 'notes'
  | 'resend'
  | 'fulfill'
  | 'refund'
  | 'give-up-refund'
  | 'revoke-links'
  | 'accept'
  | 'check-payment';
