import { type FulfillmentStatus, isPartFulfilled } from './fulfillment-status';

interface StateProperties {
  /** The only states that may follow. A transition to any other is refused, by the code and by the row it would change. */
  next: readonly OrderState[];
  holdsStock: boolean;
  /**
   * How its payment stands. OPEN: its customer may still pay or cancel it. AWAITED: it's paid manually. CAPTURING and IN_REVIEW: only
   * its provider, or an administrator, says what becomes of it. PAID: the shop has money of it. OVER: it ended without any.
   */
  payment: 'OPEN' | 'AWAITED' | 'CAPTURING' | 'IN_REVIEW' | 'PAID' | 'OVER';
  /** Who sees to it that it doesn't stay so. CLOCK: no provider knows of it, so that only time decides. */
  watchedBy: 'CLOCK' | 'RECONCILER' | 'ADMINISTRATOR' | 'NOBODY';
  /** Nobody has paid it, and no payment is on its way. */
  isCancellable: boolean;
  isFulfillable: boolean | 'IF_PAID_AFTERWARDS';
  isRefundable: boolean;
}

/** Most states are none of it. */
const NEITHER = { isCancellable: false, isFulfillable: false, isRefundable: false } as const;

/**
 * The life of an order's money: what may follow a state, and what it means. Every list of states, here and in SQL, derives from this
 * table. How much of an order is fulfilled is told apart (`FulfillmentStatus`): it can be partly refunded and partly fulfilled.
 */
const STATES = {
  PENDING: {
    ...NEITHER,
    next: ['AWAITING_APPROVAL', 'AWAITING_PAYMENT', 'PAID', 'EXPIRED', 'CANCELLED'],
    holdsStock: true,
    payment: 'OPEN',
    watchedBy: 'CLOCK',
    isCancellable: true,
  },
  AWAITING_APPROVAL: {
    ...NEITHER,
    next: ['PENDING', 'CAPTURING', 'EXPIRED', 'CANCELLED'],
    holdsStock: true,
    payment: 'OPEN',
    watchedBy: 'RECONCILER',
    isCancellable: true,
  },
  AWAITING_PAYMENT: {
    ...NEITHER,
    // It starts again if its customer has a pay link, and chooses a provider.
    next: ['PENDING', 'PAID', 'EXPIRED', 'CANCELLED'],
    holdsStock: true,
    payment: 'AWAITED',
    watchedBy: 'CLOCK',
    isCancellable: true,
    isFulfillable: 'IF_PAID_AFTERWARDS',
  },
  CAPTURING: {
    ...NEITHER,
    next: ['PENDING', 'AWAITING_APPROVAL', 'PAYMENT_REVIEW', 'NEEDS_ATTENTION', 'PAID'],
    holdsStock: true,
    payment: 'CAPTURING',
    watchedBy: 'RECONCILER',
  },
  PAYMENT_REVIEW: {
    ...NEITHER,
    next: ['NEEDS_ATTENTION', 'PAID', 'CANCELLED'],
    holdsStock: true,
    payment: 'IN_REVIEW',
    watchedBy: 'RECONCILER',
  },
  NEEDS_ATTENTION: {
    ...NEITHER,
    next: ['CAPTURING', 'PAYMENT_REVIEW', 'PAID', 'REFUNDED', 'CANCELLED'],
    holdsStock: true,
    payment: 'IN_REVIEW',
    watchedBy: 'ADMINISTRATOR',
    isRefundable: true,
  },
  PAID: {
    ...NEITHER,
    // It is canceled only if there was nothing to pay.
    next: ['PARTIALLY_REFUNDED', 'REFUNDED', 'CANCELLED'],
    holdsStock: false,
    payment: 'PAID',
    watchedBy: 'NOBODY',
    isFulfillable: true,
    isRefundable: true,
  },
  PARTIALLY_REFUNDED: {
    ...NEITHER,
    next: ['REFUNDED'],
    holdsStock: false,
    payment: 'PAID',
    watchedBy: 'NOBODY',
    isFulfillable: true,
    isRefundable: true,
  },
  // What was swapped for another order comes back once that one is refunded, and goes on from here.
  REFUNDED: { ...NEITHER, next: ['PARTIALLY_REFUNDED'], holdsStock: false, payment: 'PAID', watchedBy: 'NOBODY' },
  // It was paid, or approved, too late. It goes on if everything can still be had.
  EXPIRED: { ...NEITHER, next: ['CAPTURING', 'PAID'], holdsStock: false, payment: 'OVER', watchedBy: 'NOBODY' },
  // The provider took money that nobody asked it for.
  CANCELLED: { ...NEITHER, next: ['NEEDS_ATTENTION'], holdsStock: false, payment: 'OVER', watchedBy: 'NOBODY' },
} as const;

export type OrderState = keyof typeof STATES;

export const ORDER_STATE: Readonly<Record<OrderState, StateProperties>> = STATES;
export const ORDER_STATES = Object.keys(STATES) as OrderState[];

/** The states of which something is so, such as `statesThat(({ holdsStock }) => holdsStock)`. */
export const statesThat = (are: (properties: StateProperties) => boolean): OrderState[] =>
  ORDER_STATES.filter((state) => are(ORDER_STATE[state]));

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

/** What the timeline says of a state that followed from a swap. */
export const NO_MONEY_BACK = 'No money went back';

/** Its customer may still pay or cancel it. */
export const isUnpaid = (state: OrderState): boolean => ORDER_STATE[state].payment === 'OPEN';
/** Its payment is on its way, or someone looks at it. */
export const isBeingChecked = (state: OrderState): boolean =>
  ORDER_STATE[state].payment === 'CAPTURING' || ORDER_STATE[state].payment === 'IN_REVIEW';
export const isPaid = (state: OrderState): boolean => ORDER_STATE[state].payment === 'PAID';
export const isOver = (state: OrderState): boolean => ORDER_STATE[state].payment === 'OVER';
export const holdsStock = (state: OrderState): boolean => ORDER_STATE[state].holdsStock;
export const canTransition = (from: OrderState, to: OrderState): boolean => ORDER_STATE[from].next.includes(to);

/** Whether the link that an administrator gave its customer leads to its payment. */
export const isPayableByLink = ({ state, payByLink }: { state: OrderState; payByLink: boolean }): boolean =>
  payByLink && (isUnpaid(state) || ORDER_STATE[state].payment === 'AWAITED');

/** Who its customer is, and where it goes, as long as something of it may still go. */
export const canEditContact = ({
  state,
  fulfillmentStatus,
}: Pick<Cancellable, 'state' | 'fulfillmentStatus'>): boolean => fulfillmentStatus !== 'FULFILLED' && isGoingOn(state);

/**
 * What it's made of, while its customer owes the money and no provider is asked for it. What has an invoice stays as that says, and
 * what lines of another order were swapped for is canceled instead.
 */
export const canEditLines = ({
  state,
  fulfillmentStatus,
  invoiceNumber,
  swap,
}: Pick<Cancellable, 'state' | 'fulfillmentStatus'> & { invoiceNumber: number | null; swap: object | null }): boolean =>
  state === 'AWAITING_PAYMENT' && !isPartFulfilled(fulfillmentStatus) && invoiceNumber === null && swap === null;

/** Money that an administrator saw come. What its customer has a pay link for can be paid another way. */
export const canMarkPaid = (order: { state: OrderState; payByLink: boolean }): boolean =>
  order.state === 'AWAITING_PAYMENT' || (order.state === 'PENDING' && order.payByLink);

/** By its customer, as long as the shop lets them. What an administrator made, only administrators cancel. */
export const isCancelableWhenPaid = ({
  state,
  fulfillmentStatus,
  refunded,
  canceledAt,
  madeByShop,
}: Pick<Cancellable, 'state' | 'fulfillmentStatus'> & {
  refunded: number;
  canceledAt: string | Date | null;
  madeByShop: boolean;
}): boolean =>
  state === 'PAID' && refunded === 0 && canceledAt === null && !madeByShop && !isPartFulfilled(fulfillmentStatus);

/** By its customer, as long as no money has come and nothing has gone. What an administrator made, only administrators cancel. */
export const isCancelableUnpaid = ({
  state,
  fulfillmentStatus,
  madeByShop,
}: Pick<Cancellable, 'state' | 'fulfillmentStatus'> & { madeByShop: boolean }): boolean =>
  ORDER_STATE[state].payment === 'AWAITED' && !madeByShop && !isPartFulfilled(fulfillmentStatus);

interface Cancellable {
  state: OrderState;
  total: number;
  fulfillmentStatus: FulfillmentStatus;
  isPaymentUnknown: boolean;
}

/** What was paid is refunded instead. If nobody can say whether it was, an administrator decides. */
export const canCancel = ({ state, total, fulfillmentStatus, isPaymentUnknown }: Cancellable): boolean =>
  // While a payment may be on its way, only what the provider says ends an order.
  ORDER_STATE[state].isCancellable ||
  (state === 'NEEDS_ATTENTION' && isPaymentUnknown) ||
  (state === 'PAID' && total === 0 && !isPartFulfilled(fulfillmentStatus));

/** Whether what it reserves can be given back, so that it can still be paid as long as everything can be had. */
export const canRelease = ({ state, fulfillmentStatus }: Pick<Cancellable, 'state' | 'fulfillmentStatus'>): boolean =>
  ORDER_STATE[state].isCancellable && !isPartFulfilled(fulfillmentStatus);

/** It neither ended without a payment nor was given back. */
export const isGoingOn = (state: OrderState): boolean => !isOver(state) && state !== 'REFUNDED';
