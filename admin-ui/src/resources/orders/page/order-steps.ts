import {
  canCancel,
  canFulfill,
  canMarkPaid,
  canRelease,
  isPaid,
  isPayableByLink,
  leftToFulfill,
  type OrderDetail,
} from '@stoa/contract';
import { dueAttendance } from '../fulfillment/use-attendance';
import { type ReturnStep, returnFor } from '../returns/return-steps';

export type OrderStep = ReturnStep | 'fulfill' | 'attend' | 'payLink' | 'pay' | 'refund' | 'release' | 'cancel';

export type Stepping = Pick<
  OrderDetail,
  | 'state'
  | 'total'
  | 'lines'
  | 'refundable'
  | 'paymentMethod'
  | 'payByLink'
  | 'fulfillmentStatus'
  | 'isPaymentUnknown'
  | 'canceledAt'
  | 'returns'
  | 'events'
>;

/** Whether anything of it still goes out, and its money isn’t going back. */
export const hasSomethingLeft = ({ state, total, refundable, lines }: Stepping): boolean =>
  !(isPaid(state) && total > 0 && refundable === 0) && lines.some((line) => leftToFulfill(line) > 0);

/** Manual payments may come late. */
const canBePaidLate = ({ state, events }: Stepping): boolean =>
  state === 'EXPIRED' && events.some(({ from }) => from === 'AWAITING_PAYMENT');

const ofReturn =
  (step: ReturnStep) =>
  ({ returns }: Stepping): boolean =>
    returnFor(returns, step) !== undefined;

/** Those that come first are more urgent. */
const STEPS: Record<OrderStep, (order: Stepping) => boolean> = {
  refundReturn: ofReturn('refundReturn'),
  acceptReturn: ofReturn('acceptReturn'),
  fulfill: (order) => hasSomethingLeft(order) && canFulfill(order),
  attend: (order) => order.canceledAt === null && dueAttendance(order).length > 0,
  payLink: isPayableByLink,
  pay: (order) => canMarkPaid(order) || canBePaidLate(order),
  receiveReturn: ofReturn('receiveReturn'),
  declineReturn: ofReturn('declineReturn'),
  refund: ({ state, refundable }) => isPaid(state) && refundable > 0,
  release: canRelease,
  cancel: canCancel,
};

/** Those that bring an order on. The others undo something. */
const FORWARD: readonly OrderStep[] = [
  'refundReturn',
  'acceptReturn',
  'fulfill',
  'attend',
  'payLink',
  'pay',
  'receiveReturn',
];

/** What can be done with an order as it is: what usually comes next, a refund, and the rest. */
export function stepsOf(order: Stepping): { next: OrderStep | null; refunds: boolean; others: OrderStep[] } {
  const possible = (Object.keys(STEPS) as OrderStep[]).filter((step) => STEPS[step](order));
  // What its customer canceled only waits for its money.
  const forward = order.canceledAt === null ? FORWARD : (['refund'] as const);
  const next = forward.find((step) => possible.includes(step)) ?? null;
  return {
    next,
    refunds: next !== 'refund' && possible.includes('refund'),
    others: possible.filter((step) => step !== next && step !== 'refund'),
  };
}
