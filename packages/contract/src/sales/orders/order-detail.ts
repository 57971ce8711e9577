import type { OrderReturn } from '../returns/returns';
import type { OrderMail } from './changes';
import type { FollowedLine } from './fulfillment';
import type { CustomerFulfillment, Order } from './order';
import type { OrderSummary } from './order-list';
import type { OrderState } from './states';

export interface ManagedLine extends FollowedLine {
  /** When an administrator ticked that its customer was there. */
  attendedAt: string | null;
}

export interface Fulfillment extends CustomerFulfillment {
  madeBy: string;
}

export const REFUND_STATES = ['PENDING', 'SUCCEEDED', 'FAILED'] as const;

export interface Refund {
  id: number;
  amount: number;
  /** Of that, what goes back to the gift card. */
  giftCardAmount: number;
  /** Of that, what goes back to the order that this one was swapped from, or pays the one that lines of it were swapped for. */
  swapAmount: number;
  /** The number of the latter. */
  swappedTo: number | null;
  reason: string | null;
  /** PENDING: its provider hasn’t said yet that the money is on its way. */
  state: (typeof REFUND_STATES)[number];
  failure: string | null;
  madeBy: string;
  madeAt: string;
  /** Its provider has never said anything about it. */
  isUnanswered: boolean;
  /** It isn’t asked for anymore. */
  isGivenUp: boolean;
}

/** Who makes events that nobody makes, such as when time is up. */
export const BY_ITSELF = 'Stoa';

/** One line of an order's timeline. */
export interface OrderEvent {
  id: number;
  kind:
    | 'stateChanged'
    | 'note'
    | 'fulfilled'
    | 'attended'
    | 'notAttended'
    | 'refunding'
    | 'refunded'
    | 'refundFailed'
    | 'refundGivenUp'
    | 'linksRevoked'
    | 'payLink'
    | 'edited'
    | 'emailEdited'
    | 'paymentChosen'
    | 'giftCardUsed'
    | 'swapping'
    | 'swapped'
    | 'swapLapsed'
    | 'canceled'
    | 'returnRequested'
    | 'returnWithdrawn'
    | 'returnAccepted'
    | 'returnDeclined'
    | 'returnReceived'
    | 'mailed'
    | 'mailOff'
    | 'mailFailed'
    | 'erased';
  from: OrderState | null;
  to: OrderState | null;
  text: string | null;
  /** What became of an email that it tells of. TO_FILE: no mail server was connected, so nobody got it. */
  mail: 'QUEUED' | 'SENT' | 'FAILED' | 'TO_FILE' | null;
  madeBy: string;
  madeAt: string;
}

/** An order as administrators see it. */
export interface OrderDetail extends Omit<Order, 'lines'> {
  lines: ManagedLine[];
  /** Of the last change; sent with the next one. */
  updatedAt: string;
  /** Why somebody has to look at it. */
  attentionReason: string | null;
  invoiceNumber: number | null;
  /** Whether its customer is emailed, unless a change says otherwise. */
  notifyCustomer: boolean;
  /** The administrator who made it; null if its customer did. */
  madeBy: string | null;
  userId: number | null;
  /** Null once the customer’s data was erased. */
  customerId: number | null;
  /** Its customer chooses how to pay, and comes by a link. */
  payByLink: boolean;
  /** An administrator noted it; the one for shipping is in the address. */
  phone: string | null;
  /** What was paid. */
  captures: { id: number; provider: string; reference: string | null; amount: number; madeAt: string }[];
  refunds: Refund[];
  /** Its provider doesn't know its payment, so nobody can say whether it was paid. */
  isPaymentUnknown: boolean;
  /** What is left of what was paid, less refunds under way. */
  refundable: number;
  /** Of that, what goes back to the gift card, once the rest is refunded. */
  refundableToGiftCard: number;
  /** Of that, what goes back the way the order was paid that this one was swapped from, once its own money is refunded. */
  refundableToSwapped: number;
  giftCardId: number | null;
  fulfillments: Fulfillment[];
  /** Newest first. */
  returns: OrderReturn[];
  /** Newest first. */
  events: OrderEvent[];
  /** Others of the same customer: the newest few, and how many there are. */
  otherOrders: Pick<OrderSummary, 'number' | 'state' | 'fulfillmentStatus' | 'total' | 'placedAt' | 'isSwapped'>[];
  otherOrderCount: number;
  /** The numbers of what its customer ordered instead, and of what this was ordered instead of. */
  replacedBy: number | null;
  replaces: number | null;
  /** Emails that fit its state. */
  mails: OrderMail[];
  /** The numbers of the orders before and after it; null at either end. */
  previous: number | null;
  next: number | null;
  /** How many links from emails open it. */
  links: number;
}
