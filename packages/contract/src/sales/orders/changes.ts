import * as yup from 'yup';
import { MAX_CART_LINES, MAX_PRICE } from '../../constants';
import {
  choice,
  flag,
  isListOf,
  openedVersion,
  optionalEmail,
  optionalUrl,
  recordId,
  requiredText,
  textOrNull,
} from '../../input/fields';
import { hasAtMostTwoDecimals } from '../../money';
import { addressInput } from '../addresses/address';
import { oneLine } from '../addresses/one-line';
import { lineQuantity, requestKey } from '../checkout';
import type { ReturnState } from '../returns/return-states';
import { amount } from '../settings/amounts';
import { manualLines } from './manual';

export const ORDER_MAILS = [
  'PLACED',
  'TO_PAY',
  'PAID',
  'FULFILLED',
  'CANCELLED',
  'CANCELED_PAID',
  'REFUNDED',
  'RETURN_REQUESTED',
  'RETURN_ACCEPTED',
  'RETURN_DECLINED',
] as const;
export type OrderMail = (typeof ORDER_MAILS)[number];

/** What the customer is told of a return as it is. */
export const RETURN_MAILS: Partial<Record<ReturnState, OrderMail>> = {
  REQUESTED: 'RETURN_REQUESTED',
  ACCEPTED: 'RETURN_ACCEPTED',
  DECLINED: 'RETURN_DECLINED',
};

/** What administrators do with an order. */
export type OrderChange =
  | 'mark-paid'
  | 'cancel'
  | 'release'
  | 'notes'
  | 'resend'
  | 'fulfill'
  | 'attendance'
  | 'refund'
  | 'give-up-refund'
  | 'revoke-links'
  | 'pay-link'
  | 'edit'
  | 'edit-lines'
  | 'swap'
  | 'accept'
  | 'check-payment'
  | 'accept-return'
  | 'decline-return'
  | 'receive-return'
  | 'refund-return';

/** Every change is of the order as its page showed it. */
export const openedOrder = { updatedAt: openedVersion().required('updatedAt is required') };
/** Whether the customer is emailed; if it's left out, what the order says. */
export const notifyCustomer = { notifyCustomer: flag('Notify customer') };

export const markPaidInput = yup.object({
  ...openedOrder,
  ...notifyCustomer,
  reference: textOrNull('Reference', 100).default(null),
});
export type MarkPaidInput = yup.InferType<typeof markPaidInput>;

export const cancelOrderInput = yup.object({
  ...openedOrder,
  ...notifyCustomer,
  why: textOrNull('Reason', 300).default(null),
});
export type CancelOrderInput = yup.InferType<typeof cancelOrderInput>;

export const editContactInput = yup.object({
  ...openedOrder,
  name: oneLine('Name', requiredText('Name', 2, 100, 'Enter the customer’s name')),
  email: optionalEmail().default(null),
  phone: oneLine('Phone', textOrNull('Phone', 40)).default(null),
  /** Null if nothing goes to an address. */
  address: addressInput().nullable().default(null),
});
export type EditContactInput = yup.InferType<typeof editContactInput>;

/** All that it's made of from now on, by the prices that are given. */
export const editLinesInput = yup.object({
  ...openedOrder,
  ...notifyCustomer,
  ...manualLines,
  /** If it has a shipping method, which stays. */
  shippingPrice: amount('Shipping price').default(0),
  /** What the administrator saw. If the order would cost something else, it isn't changed. */
  total: amount('Total').required('Total is required'),
});
export type EditLinesInput = yup.InferType<typeof editLinesInput>;

export const someLines = <Line extends { lineId: number }>(line: yup.ObjectSchema<Line>) =>
  yup
    .array()
    .typeError('Lines must be a list')
    .of(line)
    .max(MAX_CART_LINES, `An order can have at most ${MAX_CART_LINES} lines`)
    .test('once', 'Each line can be listed only once', (lines) => {
      if (!isListOf(lines)) return true;
      return new Set(lines.map(({ lineId }) => lineId)).size === lines.length;
    });

export const linePieces = () => ({ lineId: recordId('Line').required('Line is required'), quantity: lineQuantity() });

export const releaseOrderInput = yup.object({ ...openedOrder, ...notifyCustomer });
export type ReleaseOrderInput = yup.InferType<typeof releaseOrderInput>;

export const acceptOrderInput = yup.object(openedOrder);
export type AcceptOrderInput = yup.InferType<typeof acceptOrderInput>;

export const revokeLinksInput = yup.object(openedOrder);
export type RevokeLinksInput = yup.InferType<typeof revokeLinksInput>;

export const orderNoteInput = yup.object({ text: requiredText('Note', 1, 2_000) });

export const resendInput = yup.object({
  mail: choice('Mail', ORDER_MAILS).required('Mail is required'),
  /** Null: the newest that it is true of. */
  returnId: recordId('Return').nullable().default(null),
});
export type ResendInput = yup.InferType<typeof resendInput>;

export const fulfillmentInput = yup.object({
  ...openedOrder,
  ...notifyCustomer,
  lines: someLines(yup.object(linePieces())).required('Enter how many to fulfill').min(1, 'Enter how many to fulfill'),
  trackingNumber: textOrNull('Tracking number', 100).default(null),
  trackingUrl: optionalUrl('Tracking link')
    .default(null)
    .test('absolute', 'Tracking link must be a valid URL', (value) => !value?.startsWith('/')),
});
export type FulfillmentInput = yup.InferType<typeof fulfillmentInput>;

/** Whether the customer was at a workshop. */
export const attendanceInput = yup.object({
  ...openedOrder,
  lineId: recordId('Line').required('Line is required'),
  attended: flag('Attended').required('Attended must be true or false'),
});
export type AttendanceInput = yup.InferType<typeof attendanceInput>;

export const refundedAmount = () =>
  yup
    .number()
    .strict()
    .typeError('Amount must be a number')
    .required('Amount is required')
    .moreThan(0, 'Amount must be positive')
    .max(MAX_PRICE, 'Amount is too high')
    .test('cents', 'Amount can have at most two decimal places', (value) => !value || hasAtMostTwoDecimals(value));

export const refundInput = yup.object({
  ...openedOrder,
  ...notifyCustomer,
  /** Made by the browser: sent twice, it’s the same refund. */
  key: requestKey(),
  amount: refundedAmount(),
  /** What comes back, or isn’t fulfilled anymore; none if only money goes back. */
  lines: someLines(yup.object({ ...linePieces(), restock: flag('Restock').default(false) })).default([]),
  reason: textOrNull('Reason', 300).default(null),
});
export type RefundInput = yup.InferType<typeof refundInput>;

/** What an administrator sends to a customer. */
export interface PayLink {
  url: string;
}

/** Of a refund that its provider has never answered. */
export const giveUpRefundInput = yup.object({
  ...openedOrder,
  refundId: recordId('Refund').required('Refund is required'),
});
export type GiveUpRefundInput = yup.InferType<typeof giveUpRefundInput>;
