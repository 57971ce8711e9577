import * as yup from 'yup';
import { choice, isListOf, requiredText, textOrNull } from '../../input/fields';
import { requestKey } from '../checkout';
import { linePieces, someLines } from '../orders/changes';
import type { FollowedLine } from '../orders/fulfillment';
import type { LinkedOrder, Order } from '../orders/order';
import { RETURN_REASONS, type ReturnReason, type ReturnState } from './return-states';

/** What a customer sends back, or wants to. */
export interface OrderReturn {
  id: number;
  state: ReturnState;
  lines: { lineId: number; quantity: number }[];
  reason: ReturnReason;
  /** The customer’s words. */
  note: string | null;
  /** Their addresses. */
  images: string[];
  /** The shop’s words: how to send it back, or why it’s declined. */
  answer: string | null;
  /** Its refund is on its way. */
  isRefunding: boolean;
  requestedAt: string;
}

/** What a customer can still do about an order. */
export interface PendingSwap {
  number: number;
  due: number;
  /** Until when its items are reserved. */
  until: string | null;
  /** With it, checkout opens that order. Only while it can be paid there. */
  checkoutKey?: string;
}

export interface OrderChoices {
  /** Newest first. */
  returns: OrderReturn[];
  /** What of it can be returned now. */
  returnable: { lineId: number; quantity: number }[];
  /** The last moment to request a return; null: there is none. */
  returnableUntil: string | null;
  /** It can be canceled now. */
  isCancelable: boolean;
  /** Until when, though it’s paid; null: as long as it isn’t. */
  cancelableUntil: string | null;
  /** Orders that lines of it are swapped for once the rest of them is paid. */
  pendingSwaps: PendingSwap[];
}

/** With what became of each line. */
interface Followed extends OrderChoices {
  lines: FollowedLine[];
}

/** In the account that it belongs to. */
export interface OwnOrderDetail extends Omit<Order, 'lines'>, Followed {}

/** Behind a link from an email. */
export interface LinkedOrderDetail extends Omit<LinkedOrder, 'lines'>, Followed {}

export const MAX_RETURN_IMAGES = 3;

const imageAddress = () => requiredText('Image', 1, 200);

export const returnRequestInput = yup.object({
  /** Made by the browser: sent twice, it’s the same return. */
  key: requestKey(),
  lines: someLines(yup.object(linePieces()))
    .required('Choose what you’d like to return')
    .min(1, 'Choose what you’d like to return'),
  reason: choice('Reason', RETURN_REASONS).required('Choose a reason'),
  note: textOrNull('Note', 1_000).default(null),
  /** As their upload answered. */
  images: yup
    .array()
    .typeError('Images must be a list')
    .of(imageAddress())
    .max(MAX_RETURN_IMAGES, `You can add up to ${MAX_RETURN_IMAGES} images`)
    .test('once', 'Each image can be listed only once', (images) => {
      if (!isListOf(images)) return true;
      return new Set(images).size === images.length;
    })
    .default([]),
});
export type ReturnRequestInput = yup.InferType<typeof returnRequestInput>;

/** An uploaded image that a return can have. */
export interface ReturnImage {
  address: string;
}
