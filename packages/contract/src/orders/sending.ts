import type { SentState } from './states';

/** What there was of a line, and what became of it. */
export interface LineSoFar {
  quantity: number;
  needsDelivery: boolean;
  sentQuantity: number;
  refundedQuantity: number;
}

/** What is refunded before it's sent isn't sent anymore. */
export const leftToSend = ({ quantity, needsDelivery, sentQuantity, refundedQuantity }: LineSoFar): number =>
  needsDelivery ? Math.max(0, quantity - sentQuantity - refundedQuantity) : 0;

export const leftToRefund = ({ quantity, refundedQuantity }: LineSoFar): number => quantity - refundedQuantity;

export const sentStateOf = (lines: readonly LineSoFar[]): SentState => {
  if (lines.every(({ sentQuantity }) => sentQuantity === 0)) return 'NONE';
  return lines.every((line) => leftToSend(line) === 0) ? 'ALL' : 'PART';
};
