import { formatCents, type OrderState } from '@stoa/contract';
import type { CaptureSnapshot, Snapshot } from '../../../../gateways/gateway';

export interface Expected {
  /** What people call the provider. */
  title: string;
  state: OrderState;
  uuid: string;
  due: number;
  currency: string;
  /** Whether what it reserved is given back unless it is paid now. */
  isOverdue: boolean;
  /** Whether the last attempt was declined, and the buyer hasn't tried again since. */
  wasDeclined: boolean;
}

export type NextTransition =
  /** The buyer is still at it, or nothing can be done. */
  | { kind: 'WAIT' }
  | { kind: 'CAPTURE' }
  /** `attentionReason`: why an administrator has to look at it. */
  | { kind: 'RECORD'; capture: CaptureSnapshot; attentionReason?: string }
  /** The provider has nothing that could still be paid. The buyer may start over. */
  | { kind: 'REOPEN_PAYMENT'; outcome: 'DECLINED' | 'EXPIRED' }
  | { kind: 'REVIEW' }
  | { kind: 'ATTENTION'; why: string }
  | { kind: 'EXPIRE' };

/** Whether money was taken, also if it went back since. */
export const isTaken = ({ status }: CaptureSnapshot): boolean =>
  status === 'COMPLETED' || status === 'REFUNDED' || status === 'PARTIALLY_REFUNDED';

type Amount = Pick<Snapshot, 'amount' | 'currency'>;

const formatAmount = ({ amount, currency }: Amount): string =>
  currency === 'USD' ? formatCents(amount) : `${(amount / 100).toFixed(2)} ${currency}`;

const differs = (expected: Expected, { amount, currency }: Amount): boolean =>
  amount !== expected.due || currency !== expected.currency;

const belongsToOtherOrder = ({ uuid }: Expected, { orderUuid }: Snapshot): boolean =>
  orderUuid !== null && orderUuid !== uuid;

/** The money is there. If it isn't what the order costs, nothing is sold for it. */
const capturedTransition = (expected: Expected, snapshot: Snapshot, capture: CaptureSnapshot): NextTransition => {
  const taken = `${expected.title} took ${formatAmount(capture)}, but the order is for ${formatAmount({ ...expected, amount: expected.due })}`;
  if (belongsToOtherOrder(expected, snapshot) || capture.currency !== expected.currency) {
    if (capture.status === 'REFUNDED') return { kind: 'REOPEN_PAYMENT', outcome: 'EXPIRED' };
    const what = belongsToOtherOrder(expected, snapshot) ? 'The payment was made for another order' : taken;
    return { kind: 'ATTENTION', why: `${what}. Refund it at ${expected.title}` };
  }
  return differs(expected, capture)
    ? { kind: 'RECORD', capture, attentionReason: `${taken}. Refund everything` }
    : { kind: 'RECORD', capture };
};

/** What follows from what the provider says an order is. Webhooks, returning buyers, and the reconciler all come here. */
export const nextTransition = (expected: Expected, snapshot: Snapshot): NextTransition => {
  const captured = snapshot.captures.find(isTaken);
  if (captured) return capturedTransition(expected, snapshot, captured);
  const pending = snapshot.captures.find(({ status }) => status === 'PENDING');
  if (pending)
    return pending.ownerAction === null ? { kind: 'REVIEW' } : { kind: 'ATTENTION', why: pending.ownerAction };
  if (expected.state === 'CANCELLED' || (expected.state === 'EXPIRED' && snapshot.state === 'EXPIRED'))
    return { kind: 'WAIT' };
  const unpaid: NextTransition = expected.isOverdue ? { kind: 'EXPIRE' } : { kind: 'WAIT' };
  if (snapshot.state === 'EXPIRED')
    return expected.isOverdue
      ? unpaid
      : { kind: 'REOPEN_PAYMENT', outcome: snapshot.captures.length ? 'DECLINED' : 'EXPIRED' };
  if (snapshot.state !== 'APPROVED' || expected.wasDeclined) return unpaid;
  // Nothing has been taken yet, so an approval of something else is simply not used.
  return belongsToOtherOrder(expected, snapshot) || differs(expected, snapshot) ? unpaid : { kind: 'CAPTURE' };
};
