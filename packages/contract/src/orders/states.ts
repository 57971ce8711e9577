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
  AWAITING_APPROVAL: 'At the payment window',
  AWAITING_PAYMENT: 'Waiting for payment',
  CAPTURING: 'Being paid',
  PAYMENT_REVIEW: 'Payment under review',
  NEEDS_ATTENTION: 'Needs attention',
  PAID: 'Paid',
  PARTIALLY_REFUNDED: 'Partly refunded',
  REFUNDED: 'Refunded',
  EXPIRED: 'Expired',
  CANCELLED: 'Cancelled',
};

/** The only moves there are. A move from any other state is refused, by the code and by the row it would change. */
export const ORDER_MOVES: Record<OrderState, readonly OrderState[]> = {
  PENDING: ['AWAITING_APPROVAL', 'AWAITING_PAYMENT', 'PAID', 'EXPIRED', 'CANCELLED'],
  AWAITING_APPROVAL: ['PENDING', 'CAPTURING', 'EXPIRED', 'CANCELLED'],
  AWAITING_PAYMENT: ['PAID', 'EXPIRED', 'CANCELLED'],
  CAPTURING: ['PENDING', 'AWAITING_APPROVAL', 'PAYMENT_REVIEW', 'NEEDS_ATTENTION', 'PAID'],
  PAYMENT_REVIEW: ['NEEDS_ATTENTION', 'PAID', 'CANCELLED'],
  NEEDS_ATTENTION: ['PAYMENT_REVIEW', 'PAID', 'CANCELLED'],
  PAID: ['PARTIALLY_REFUNDED', 'REFUNDED'],
  PARTIALLY_REFUNDED: ['REFUNDED'],
  REFUNDED: [],
  // The buyer approved too late. It goes on if everything can still be had.
  EXPIRED: ['CAPTURING'],
  CANCELLED: [],
};

/** Stock is held while an order is in one of these. */
export const HOLDING_STATES = [
  'PENDING',
  'AWAITING_APPROVAL',
  'AWAITING_PAYMENT',
  'CAPTURING',
  'PAYMENT_REVIEW',
  'NEEDS_ATTENTION',
] as const satisfies readonly OrderState[];

/** The shop has money of an order in one of these. */
export const PAID_STATES = ['PAID', 'PARTIALLY_REFUNDED', 'REFUNDED'] as const satisfies readonly OrderState[];

const isOneOf = (states: readonly OrderState[], state: OrderState): boolean => states.includes(state);
export const holdsStock = (state: OrderState): boolean => isOneOf(HOLDING_STATES, state);
export const isPaid = (state: OrderState): boolean => isOneOf(PAID_STATES, state);
export const canMove = (from: OrderState, to: OrderState): boolean => isOneOf(ORDER_MOVES[from], to);

export const SENT_STATES = ['NONE', 'PART', 'ALL'] as const;
export type SentState = (typeof SENT_STATES)[number];

export const SENT_STATE_NAMES: Record<SentState, string> = { NONE: 'Not sent', PART: 'Partly sent', ALL: 'Sent' };
