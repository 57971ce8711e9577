import type { OrderState, SentState } from './states';
import { PAID_AFTERWARDS } from './ways';

/** What there was of a line, and what became of it. */
export interface LineSoFar {
  quantity: number;
  needsDelivery: boolean;
  sentQuantity: number;
  refundedQuantity: number;
}

/** It's paid and not refunded, or paid afterwards. */
export const canSend = ({ state, way }: { state: OrderState; way: string | null }): boolean =>
  state === 'PAID' ||
  state === 'PARTIALLY_REFUNDED' ||
  (state === 'AWAITING_PAYMENT' && way !== null && PAID_AFTERWARDS.includes(way));

/** What is refunded before it's sent isn't sent anymore. */
export const leftToSend = ({ quantity, needsDelivery, sentQuantity, refundedQuantity }: LineSoFar): number =>
  needsDelivery ? Math.max(0, quantity - sentQuantity - refundedQuantity) : 0;

export const leftToRefund = ({ quantity, refundedQuantity }: LineSoFar): number => quantity - refundedQuantity;

export const sentStateOf = (lines: readonly LineSoFar[]): SentState => {
  if (lines.every(({ sentQuantity }) => sentQuantity === 0)) return 'NONE';
  return lines.every((line) => leftToSend(line) === 0) ? 'ALL' : 'PART';
};
