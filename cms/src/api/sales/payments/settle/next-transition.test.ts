import type { CaptureSnapshot, Snapshot } from '../../../../gateways/gateway';
import { type Expected, nextTransition } from './next-transition';

const ORDER: Expected = {
  title: 'PayPal',
  state: 'AWAITING_APPROVAL',
  uuid: 'ours',
  due: 1250,
  currency: 'USD',
  isOverdue: false,
  wasDeclined: false,
};
const order = (more: Partial<Expected>): Expected => ({ ...ORDER, ...more });

const seen = (state: Snapshot['state'], more: Partial<Snapshot> = {}): Snapshot => ({
  providerOrderId: '5O1',
  state,
  amount: 1250,
  currency: 'USD',
  orderUuid: 'ours',
  captures: [],
  refunds: [],
  ...more,
});
const capture = (status: CaptureSnapshot['status'], more: Partial<CaptureSnapshot> = {}): CaptureSnapshot => ({
  id: '3C6',
  status,
  amount: 1250,
  currency: 'USD',
  ownerAction: null,
  ...more,
});
const captured = (...captures: CaptureSnapshot[]) => seen('CAPTURED', { captures });

const kindOf = (expected: Expected, snapshot: Snapshot) => nextTransition(expected, snapshot).kind;

it('waits for the buyer, until the hold is over', () => {
  expect(kindOf(ORDER, seen('OPEN'))).toBe('WAIT');
  expect(kindOf(order({ isOverdue: true }), seen('OPEN'))).toBe('EXPIRE');
});

it('takes the money of an approved order, even one that is overdue', () => {
  expect(kindOf(ORDER, seen('APPROVED'))).toBe('CAPTURE');
  expect(kindOf(order({ isOverdue: true }), seen('APPROVED'))).toBe('CAPTURE');
  expect(kindOf(order({ state: 'CAPTURING' }), seen('APPROVED'))).toBe('CAPTURE');
});

it('takes nothing of an approval for another amount, currency, or order', () => {
  expect(kindOf(ORDER, seen('APPROVED', { amount: 1 }))).toBe('WAIT');
  expect(kindOf(ORDER, seen('APPROVED', { currency: 'EUR' }))).toBe('WAIT');
  expect(kindOf(ORDER, seen('APPROVED', { orderUuid: 'theirs' }))).toBe('WAIT');
});

it('doesn’t try again by itself what was declined', () => {
  expect(kindOf(order({ wasDeclined: true }), seen('APPROVED'))).toBe('WAIT');
  expect(kindOf(order({ wasDeclined: true, isOverdue: true }), seen('APPROVED'))).toBe('EXPIRE');
});

it('leaves an order that expired in both places as it is', () => {
  expect(kindOf(order({ state: 'EXPIRED' }), seen('EXPIRED'))).toBe('WAIT');
});

it('never takes the money of a canceled order', () => {
  expect(kindOf(order({ state: 'CANCELLED' }), seen('APPROVED'))).toBe('WAIT');
});

it('records what was captured, whatever the order was doing', () => {
  for (const state of ['AWAITING_APPROVAL', 'CAPTURING', 'PAYMENT_REVIEW', 'NEEDS_ATTENTION', 'EXPIRED'] as const)
    expect(nextTransition(order({ state }), captured(capture('COMPLETED')))).toMatchObject({
      kind: 'RECORD',
      capture: { id: '3C6' },
    });
  expect(kindOf(ORDER, captured(capture('PARTIALLY_REFUNDED')))).toBe('RECORD');
});

it('records another amount as odd, with words for an administrator', () => {
  const transition = nextTransition(ORDER, captured(capture('COMPLETED', { amount: 1000 })));
  expect(transition).toMatchObject({ kind: 'RECORD', attentionReason: expect.stringContaining('took $10.00') });
});

it('asks an administrator about money of another currency or order, until it is paid back', () => {
  const euros = (status: CaptureSnapshot['status']) => captured(capture(status, { currency: 'EUR' }));
  const theirs = (status: CaptureSnapshot['status']) => ({ ...captured(capture(status)), orderUuid: 'theirs' });
  expect(nextTransition(ORDER, euros('COMPLETED'))).toMatchObject({
    kind: 'ATTENTION',
    why: expect.stringContaining('EUR'),
  });
  expect(kindOf(ORDER, theirs('PARTIALLY_REFUNDED'))).toBe('ATTENTION');
  for (const seen of [euros('REFUNDED'), theirs('REFUNDED')])
    expect(kindOf(order({ state: 'NEEDS_ATTENTION' }), seen)).toBe('REOPEN_PAYMENT');
});

it('waits for what comes to an end by itself, and says what the owner has to do otherwise', () => {
  const pending = (ownerAction: string | null) => captured(capture('PENDING', { ownerAction }));
  expect(kindOf(ORDER, pending(null))).toBe('REVIEW');
  expect(nextTransition(ORDER, pending('Verify your account'))).toEqual({
    kind: 'ATTENTION',
    why: 'Verify your account',
  });
});

it('lets the buyer start over when the provider has nothing to be paid anymore', () => {
  const gone = seen('EXPIRED', { captures: [capture('DECLINED')] });
  expect(kindOf(order({ state: 'CAPTURING' }), gone)).toBe('REOPEN_PAYMENT');
  expect(kindOf(order({ isOverdue: true }), gone)).toBe('EXPIRE');
});
