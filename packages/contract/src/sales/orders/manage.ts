import * as yup from 'yup';
import { ADMIN_PAGE_SIZE, MAX_CART_LINES, MAX_PRICE } from '../../constants';
import {
  choice,
  flag,
  isListOf,
  openedVersion,
  optionalUrl,
  recordId,
  requiredText,
  textOrNull,
} from '../../input/fields';
import {
  queryDay,
  queryLimit,
  queryOneOf,
  queryOrder,
  queryPage,
  queryPrice,
  querySearch,
  querySlug,
  querySort,
} from '../../input/list-query';
import type { Pagination } from '../../input/paging';
import { hasAtMostTwoDecimals } from '../../money';
import { lineQuantity, requestKey } from '../checkout';
import type { CustomerFulfillment, Order, OrderLine } from './order';
import {
  FULFILLMENT_FILTERS,
  ORDER_MAILS,
  ORDER_SORTS,
  ORDER_STATES,
  type OrderMail,
  type OrderState,
  RESERVED_FILTERS,
} from './states';

/** An order in the panel's list. */
export interface OrderSummary {
  id: number;
  number: number;
  state: OrderState;
  fulfillmentStatus: Order['fulfillmentStatus'];
  pickUp: boolean;
  name: string;
  email: string;
  /** Of its first line. */
  title: string;
  lineCount: number;
  total: number;
  paymentMethod: string | null;
  paymentMethodName: string | null;
  /** Its payment moves no money. */
  isTest: boolean;
  placedAt: string;
}

export interface OrderList {
  items: OrderSummary[];
  pagination: Pagination;
}

/** What waits for an administrator. */
export interface OrderCounts {
  toFulfill: number;
  attention: number;
  /** Items of which unpaid orders reserve more than a fifth. */
  overReserved: number;
}

const orderFilters = {
  search: querySearch(),
  state: queryOneOf('state', ORDER_STATES),
  fulfillmentStatus: queryOneOf('fulfillmentStatus', FULFILLMENT_FILTERS),
  reserved: queryOneOf('reserved', RESERVED_FILTERS),
  /** The id of a payment method. */
  paymentMethod: querySlug('paymentMethod'),
  from: queryDay('from'),
  to: queryDay('to'),
  minTotal: queryPrice('minTotal'),
  maxTotal: queryPrice('maxTotal'),
  sortBy: querySort(ORDER_SORTS, 'placedAt'),
  order: queryOrder(),
};

export const orderListQuery = yup.object({ page: queryPage(), limit: queryLimit(ADMIN_PAGE_SIZE), ...orderFilters });
export type OrderListQuery = yup.InferType<typeof orderListQuery>;

export const orderExportQuery = yup.object(orderFilters);
export type OrderExportQuery = yup.InferType<typeof orderExportQuery>;

export interface ManagedLine extends OrderLine {
  fulfilledQuantity: number;
  refundedQuantity: number;
}

export interface Fulfillment extends CustomerFulfillment {
  madeBy: string;
}

export const REFUND_STATES = ['ASKED', 'DONE', 'FAILED'] as const;

export interface Refund {
  id: number;
  amount: number;
  reason: string | null;
  /** ASKED: its provider hasn’t said yet that the money is on its way. */
  state: (typeof REFUND_STATES)[number];
  failure: string | null;
  madeBy: string;
  madeAt: string;
  /** Its provider has never said anything about it. */
  isUnanswered: boolean;
  /** It isn’t asked for anymore. */
  isGivenUp: boolean;
}

/** One line of an order's timeline. */
export interface OrderEvent {
  id: number;
  kind:
    | 'stateChanged'
    | 'note'
    | 'fulfilled'
    | 'refunding'
    | 'refunded'
    | 'refundFailed'
    | 'refundGivenUp'
    | 'linksRevoked'
    | 'mailed'
    | 'mailFailed';
  from: OrderState | null;
  to: OrderState | null;
  text: string | null;
  madeBy: string;
  madeAt: string;
}

/** An order as administrators see it. */
export interface WholeOrder extends Omit<Order, 'lines'> {
  lines: ManagedLine[];
  /** Of the last change; sent with the next one. */
  updatedAt: string;
  paymentMethod: string | null;
  /** Why somebody has to look at it. */
  attentionReason: string | null;
  invoiceNumber: number | null;
  /** Whether its customer is emailed, unless a change says otherwise. */
  notifyCustomer: boolean;
  /** The administrator who made it; null if its customer did. */
  madeBy: string | null;
  userId: number | null;
  /** What was paid. */
  captures: { id: number; provider: string; reference: string | null; amount: number; madeAt: string }[];
  refunds: Refund[];
  /** Its provider doesn't know its payment, so nobody can say whether it was paid. */
  isPaymentUnknown: boolean;
  /** What is left of what was paid, less refunds under way. */
  refundable: number;
  fulfillments: Fulfillment[];
  /** Newest first. */
  events: OrderEvent[];
  /** Others of the same customer: the newest few, and how many there are. */
  otherOrders: Pick<OrderSummary, 'number' | 'state' | 'total' | 'placedAt'>[];
  otherOrderCount: number;
  /** Emails that fit its state. */
  mails: OrderMail[];
  /** How many links from emails open it. */
  links: number;
}

/** Every change is of the order as its page showed it. */
const opened = { updatedAt: openedVersion().required('updatedAt is required') };
/** Whether the customer is emailed; if it's left out, what the order says. */
const notifyCustomer = { notifyCustomer: flag('Tell') };

export const markPaidInput = yup.object({
  ...opened,
  ...notifyCustomer,
  reference: textOrNull('Reference', 100).default(null),
});
export type MarkPaidInput = yup.InferType<typeof markPaidInput>;

export const cancelOrderInput = yup.object({
  ...opened,
  ...notifyCustomer,
  why: textOrNull('Reason', 300).default(null),
});
export type CancelOrderInput = yup.InferType<typeof cancelOrderInput>;

export const releaseOrderInput = yup.object({ ...opened, ...notifyCustomer });
export type ReleaseOrderInput = yup.InferType<typeof releaseOrderInput>;

export const acceptOrderInput = yup.object(opened);
export type AcceptOrderInput = yup.InferType<typeof acceptOrderInput>;

export const revokeLinksInput = yup.object(opened);
export type RevokeLinksInput = yup.InferType<typeof revokeLinksInput>;

export const orderNoteInput = yup.object({ text: requiredText('Note', 1, 2_000) });

export const resendInput = yup.object({ mail: choice('Mail', ORDER_MAILS).required('Mail is required') });
export type ResendInput = yup.InferType<typeof resendInput>;

const someLines = <Line extends { lineId: number }>(line: yup.ObjectSchema<Line>) =>
  yup
    .array()
    .typeError('Lines must be a list')
    .of(line)
    .max(MAX_CART_LINES, `An order can have at most ${MAX_CART_LINES} lines`)
    .test('once', 'Each line can be named once', (lines) => {
      if (!isListOf(lines)) return true;
      return new Set(lines.map(({ lineId }) => lineId)).size === lines.length;
    });

const pieces = { lineId: recordId('Line').required('Line is required'), quantity: lineQuantity() };

export const fulfillmentInput = yup.object({
  ...opened,
  ...notifyCustomer,
  lines: someLines(yup.object(pieces)).required('Enter how many to fulfill').min(1, 'Enter how many to fulfill'),
  trackingNumber: textOrNull('Tracking number', 100).default(null),
  trackingUrl: optionalUrl('Tracking link')
    .default(null)
    .test('absolute', 'Tracking link must be a valid URL', (value) => !value?.startsWith('/')),
});
export type FulfillmentInput = yup.InferType<typeof fulfillmentInput>;

export const refundInput = yup.object({
  ...opened,
  ...notifyCustomer,
  /** Made by the browser: sent twice, it’s the same refund. */
  key: requestKey(),
  amount: yup
    .number()
    .strict()
    .typeError('Amount must be a number')
    .required('Amount is required')
    .moreThan(0, 'Amount must be positive')
    .max(MAX_PRICE, 'Amount is too high')
    .test('cents', 'Amount can have at most two decimal places', (value) => !value || hasAtMostTwoDecimals(value)),
  /** What comes back, or isn’t fulfilled anymore; none if only money goes back. */
  lines: someLines(yup.object({ ...pieces, restock: flag('Restock').default(false) })).default([]),
  reason: textOrNull('Reason', 300).default(null),
});
export type RefundInput = yup.InferType<typeof refundInput>;

/** Of a refund that its provider has never answered. */
export const giveUpRefundInput = yup.object({
  ...opened,
  refundId: recordId('Refund').required('Refund is required'),
});
export type GiveUpRefundInput = yup.InferType<typeof giveUpRefundInput>;
