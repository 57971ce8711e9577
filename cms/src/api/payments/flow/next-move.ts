import type { OrderState } from '@stoa/contract';
import type { CaptureSnapshot, Snapshot } from '../provider';

export interface Expected {
  state: OrderState;
  uuid: string;
  total: number;
  currency: string;
  /** Whether what it held is given back unless it is paid now. */
  isOverdue: boolean;
  /** Whether the last attempt was declined, and the buyer hasn't tried again since. */
  wasDeclined: boolean;
}

export type NextMove =
  /** The buyer is still at it, or nothing can be done. */
  | { kind: 'WAIT' }
  | { kind: 'CAPTURE' }
  | { kind: 'RECORD'; capture: CaptureSnapshot }
  /** The provider has nothing that could still be paid. The buyer may start over. */
  | { kind: 'RESTART' }
  | { kind: 'REVIEW' }
  | { kind: 'ATTENTION'; why: string }
  | { kind: 'EXPIRE' };

/** Pending captures that come to an end by themselves. All others wait for the shop’s owner. */
const WAITING = ['ECHECK', 'PENDING_REVIEW'];

const PENDING_WORDS: Record<string, string> = {
  UNILATERAL:
    'The payment waits because the email address of the shop’s account isn’t confirmed. Confirm it at the provider',
  RECEIVING_PREFERENCE_MANDATES_MANUAL_ACTION:
    'The payment waits for you to accept it. Sign in at the provider and accept or refuse it',
  VERIFICATION_REQUIRED: 'The payment waits because the shop’s account isn’t verified. Verify it at the provider',
};

const isDone = ({ status }: CaptureSnapshot): boolean =>
  status === 'COMPLETED' || status === 'REFUNDED' || status === 'PARTIALLY_REFUNDED';

const differences = (expected: Expected, { amount, currency }: Pick<Snapshot, 'amount' | 'currency'>): string | null =>
  amount === expected.total && currency === expected.currency
    ? null
    : `The provider has ${amount / 100} ${currency}, but the order is for ${expected.total / 100} ${expected.currency}. Compare both, and refund or accept it there`;

const whatIsWrong = (expected: Expected, snapshot: Snapshot, capture?: CaptureSnapshot): string | null => {
  if (snapshot.orderUuid !== null && snapshot.orderUuid !== expected.uuid)
    return 'The payment was made for another order. Compare both at the provider';
  return differences(expected, snapshot) ?? (capture ? differences(expected, capture) : null);
};

const pendingMove = ({ pendingReason }: CaptureSnapshot): NextMove => {
  const reason = pendingReason ?? 'OTHER';
  if (WAITING.includes(reason)) return { kind: 'REVIEW' };
  return {
    kind: 'ATTENTION',
    why: PENDING_WORDS[reason] ?? `The payment waits at the provider (${reason}). Sign in there to see why`,
  };
};

/** What follows from what the provider says an order is. Webhooks, returning buyers, and the reconciler all come here. */
export const nextMove = (expected: Expected, snapshot: Snapshot): NextMove => {
  const captured = snapshot.captures.find(isDone);
  if (captured) {
    const why = whatIsWrong(expected, snapshot, captured);
    return why ? { kind: 'ATTENTION', why } : { kind: 'RECORD', capture: captured };
  }
  const pending = snapshot.captures.find(({ status }) => status === 'PENDING');
  if (pending) return pendingMove(pending);
  if (expected.state === 'CANCELLED') return { kind: 'WAIT' };
  const unpaid: NextMove = expected.isOverdue ? { kind: 'EXPIRE' } : { kind: 'WAIT' };
  if (snapshot.state === 'GONE') return expected.isOverdue ? unpaid : { kind: 'RESTART' };
  if (snapshot.state !== 'APPROVED' || expected.wasDeclined) return unpaid;
  // Nothing has been taken yet, so an approval of something else is simply not used.
  return whatIsWrong(expected, snapshot) ? unpaid : { kind: 'CAPTURE' };
};
