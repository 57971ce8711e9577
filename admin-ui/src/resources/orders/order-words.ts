import {
  type FulfillmentStatus,
  formatFulfillmentStatus,
  NO_MONEY_BACK,
  ORDER_STATE,
  ORDER_STATE_NAMES,
  type OrderDetail,
  type OrderEvent,
  type OrderLine,
  type OrderMail,
  type OrderState,
} from '@stoa/contract';
import { formatDate } from '@stoa/web-kit';
import type { BadgeLook } from '../../components/badge';

/** What waits for somebody stands out; what is over has only a frame. */
export const stateLooks: Record<OrderState, BadgeLook> = {
  PENDING: 'secondary',
  AWAITING_APPROVAL: 'secondary',
  AWAITING_PAYMENT: 'secondary',
  CAPTURING: 'secondary',
  PAYMENT_REVIEW: 'secondary',
  NEEDS_ATTENTION: 'default',
  PAID: 'default',
  PARTIALLY_REFUNDED: 'outline',
  REFUNDED: 'outline',
  EXPIRED: 'outline',
  CANCELLED: 'outline',
};

/** Of what was only swapped, no money went back. */
export const stateName = ({ state, isSwapped }: Pick<OrderDetail, 'state' | 'isSwapped'>): string => {
  if (!isSwapped) return ORDER_STATE_NAMES[state];
  return state === 'REFUNDED' ? 'Swapped' : 'Partially swapped';
};

export const fulfillmentLooks: Record<FulfillmentStatus, BadgeLook> = {
  UNFULFILLED: 'outline',
  PARTIALLY_FULFILLED: 'secondary',
  FULFILLED: 'secondary',
  NOT_REQUIRED: 'outline',
};

const mails: Record<OrderMail, string> = {
  PLACED: 'Order received',
  TO_PAY: 'Pay for your order',
  PAID: 'Payment received',
  FULFILLED: 'On its way',
  CANCELLED: 'Canceled',
  CANCELED_PAID: 'Canceled by the customer',
  REFUNDED: 'Refunded',
  RETURN_REQUESTED: 'Return requested',
  RETURN_ACCEPTED: 'Return accepted',
  RETURN_DECLINED: 'Return declined',
};

type PickedUp = Pick<OrderDetail, 'pickUp'>;

export const mailName = (mail: OrderMail, { pickUp }: PickedUp): string =>
  pickUp && mail === 'FULFILLED' ? formatFulfillmentStatus({ fulfillmentStatus: 'FULFILLED', pickUp }) : mails[mail];

/** Lamp (Blue) */
export const nameOf = ({ title, choice }: Pick<OrderLine, 'title' | 'choice'>): string =>
  choice ? `${title} (${choice})` : title;

/** Lamp, or Lamp and 2 more */
export const contentsOf = ({ title, lineCount }: { title: string; lineCount: number }): string =>
  lineCount > 1 ? `${title} and ${lineCount - 1} more` : title;

/** What an invoice says of its payment, beside the total. */
export function paymentOnPaper({ state, paidAt }: Pick<OrderDetail, 'state' | 'paidAt'>): string | null {
  if (paidAt) return `Paid on ${formatDate(paidAt)}`;
  return state === 'AWAITING_PAYMENT' ? 'Not paid yet' : ORDER_STATE_NAMES[state];
}

/** Whether a provider may know more of its payment than the shop does. */
export const canCheck = ({ state, captures, isPaymentUnknown }: OrderDetail): boolean =>
  ORDER_STATE[state].watchedBy === 'RECONCILER' ||
  isPaymentUnknown ||
  (captures.length === 0 ? state === 'NEEDS_ATTENTION' : captures.some(({ provider }) => provider !== 'manual'));

const kinds: Record<Exclude<OrderEvent['kind'], 'stateChanged' | 'fulfilled' | 'mailed'>, string> = {
  note: 'Note',
  attended: 'Attended',
  notAttended: 'Not attended',
  refunding: 'Refund started',
  refunded: 'Refunded',
  refundFailed: 'Refund failed',
  refundGivenUp: 'Refund stopped',
  linksRevoked: 'Links revoked',
  payLink: 'Pay link created',
  edited: 'Changed',
  emailEdited: 'Email changed',
  paymentChosen: 'Payment method chosen',
  giftCardUsed: 'Gift card used',
  swapping: 'Swap started',
  swapped: 'Swapped',
  swapLapsed: 'Swap ended',
  canceled: 'Canceled by customer',
  returnRequested: 'Return requested',
  returnWithdrawn: 'Return withdrawn',
  returnAccepted: 'Return accepted',
  returnDeclined: 'Return declined',
  returnReceived: 'Return received',
  mailOff: 'Email is turned off',
  mailFailed: 'Email couldn’t be sent',
  erased: 'Customer’s data erased',
};

/** That one couldn’t be sent has a line of its own. */
const mailNames = { QUEUED: 'Email queued', SENT: 'Email sent', FAILED: 'Email', TO_FILE: 'Email wasn’t sent' };

/** Steps of a payment that mean something only to whoever looks into its provider. */
export const isMachinery = ({ kind, from, to, text }: OrderEvent): boolean =>
  kind === 'stateChanged' &&
  (to === 'CAPTURING' || (text === null && (to === 'AWAITING_APPROVAL' || (to === 'PENDING' && from !== null))));

/** The id that a provider gave a payment says nothing to people. */
export const isProviderId = ({ kind, to, text }: OrderEvent): boolean =>
  kind === 'stateChanged' && to === 'PAID' && /^Capture \S+$/.test(text ?? '');

/** What happened, in a word or two. Its text says the rest. */
export function eventName({ kind, to, text, mail }: OrderEvent, { pickUp }: PickedUp): string {
  if (kind === 'mailed') return mail ? mailNames[mail] : 'Email';
  // Back to where its customer approves the payment, because that came to nothing.
  if (to === 'AWAITING_APPROVAL' && text !== null) return 'Payment failed';
  if (kind === 'stateChanged' && text === NO_MONEY_BACK) return to === 'REFUNDED' ? 'Swapped' : 'Partially swapped';
  if (kind === 'stateChanged') return ORDER_STATE_NAMES[to ?? 'PENDING'];
  return kind === 'fulfilled' ? formatFulfillmentStatus({ fulfillmentStatus: 'FULFILLED', pickUp }) : kinds[kind];
}
