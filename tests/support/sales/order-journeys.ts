import type { Fault } from '@stoa/paypal-emulator';
import fc from 'fast-check';
import {
  conclude,
  concludeRefund,
  LATEST,
  ofLatest,
  place,
  refund,
  refundThere,
  type Step,
  type StepOf,
  send,
  single,
  together,
} from './order-steps';

const UNTIL_PAID = (['open', 'approve', 'settle'] as const).map(ofLatest);

/** An order that comes some way by itself; few would, if each step were left to chance. */
const somePaymentMethod = fc.tuple(place, fc.integer({ min: 1, max: 4 })).map(([first, length]): Step[] => {
  const isManual = first.paymentMethod !== 'paypal';
  const rest = isManual ? [ofLatest('markPaid')] : UNTIL_PAID;
  return [first, ...rest].slice(0, isManual ? Math.min(length, 2) : length);
});

const onLatest = (step: StepOf<'fulfill' | 'refund' | 'refundThere' | 'conclude' | 'concludeRefund'>): Step => ({
  ...step,
  order: LATEST,
});

/** A payment that waits at PayPal, and its end. */
const review = fc
  .tuple(place, fc.constantFrom('PENDING_REVIEW' as const, 'UNILATERAL' as const), conclude)
  .map(([first, reason, end]): Step[] => [
    { ...first, paymentMethod: 'paypal' },
    { do: 'fault', fault: { call: 'capture', kind: 'outcome', status: 'PENDING', reason } },
    ...UNTIL_PAID,
    onLatest(end),
  ]);

const ODD: Fault = { call: 'capture', kind: 'outcome', status: 'COMPLETED', amount: 1_000 };

/** Money that goes back, at once or later, from here or from there, also because it was another amount. */
const back = fc
  .tuple(place, fc.boolean(), fc.boolean(), fc.oneof(refund, refundThere), concludeRefund)
  .map(([first, isOdd, isPending, goesBack, end]): Step[] => [
    { ...first, paymentMethod: 'paypal' },
    ...(isOdd ? [{ do: 'fault', fault: ODD } as const] : []),
    ...UNTIL_PAID,
    ...(isPending ? [{ do: 'fault', fault: { call: 'refund', kind: 'outcome', status: 'PENDING' } } as const] : []),
    onLatest(goesBack),
    ...(isPending ? [onLatest(end)] : []),
  ]);

/** Money taken from an order that was over by then, which an administrator may accept. */
const late = fc
  .tuple(place, fc.constantFrom('cancel' as const, 'lapse' as const))
  .map(([first, end]): Step[] => [
    { ...first, paymentMethod: 'paypal' },
    ...(['open', end, 'look', 'approve', 'captureThere', 'look', 'accept'] as const).map(ofLatest),
  ]);

/** Sent, in whole or in part, before its time is over, or before it's paid or cancelled. */
const sentFirst = fc
  .tuple(
    place,
    fc.constantFrom('pick-up' as const, 'invoice' as const),
    send,
    fc.constantFrom('markPaid' as const, 'cancelByShop' as const),
  )
  .map(([first, paymentMethod, goesOut, end]): Step[] => [
    { ...first, paymentMethod, code: 'NONE' },
    onLatest(goesOut),
    ofLatest('lapse'),
    ofLatest(end),
  ]);

/** Sent, and sent back, until its money is back or somebody ends it; the money may take a while, or not go. */
const sentBack = fc
  .tuple(
    place,
    send,
    fc.integer({ min: 1, max: 4 }),
    fc.constantFrom('NONE' as const, 'PENDING' as const, 'FAILED' as const),
    fc.constantFrom('withdrawReturn' as const, 'declineReturn' as const, 'requestReturn' as const),
  )
  .map(([first, goesOut, length, fault, end]): Step[] => [
    { ...first, code: first.code === 'FREE' ? 'NONE' : first.code, paymentMethod: length % 2 ? 'paypal' : 'transfer' },
    ...(length % 2 ? UNTIL_PAID : [ofLatest('markPaid')]),
    onLatest(goesOut),
    ...(fault === 'NONE' ? [] : [{ do: 'fault', fault: { call: 'refund', kind: 'outcome', status: fault } } as const]),
    ...(['requestReturn', 'acceptReturn', 'receiveReturn', 'refundReturn'] as const).slice(0, length).map(ofLatest),
    ofLatest(end),
  ]);

/** Canceled by its customer once it’s paid, or before it is, also while something goes out, or the money is written down. */
const canceled = fc.tuple(place, send, fc.boolean(), fc.boolean()).map(([first, goesOut, isPaid, isRace]): Step[] => {
  const cancel = ofLatest('cancelByCustomer');
  const other = isPaid ? onLatest(goesOut) : ofLatest('markPaid');
  const end: Step = isRace ? { do: 'together', steps: [cancel, other] } : cancel;
  return isPaid
    ? [{ ...first, paymentMethod: 'paypal' }, ...UNTIL_PAID, end]
    : [{ ...first, paymentMethod: 'transfer' }, end];
});

/** Paid behind a pay link, with a gift card before or while its customer is at PayPal. */
const byLink = fc
  .tuple(place, fc.constantFrom('choosePayPal' as const, 'open' as const, 'redeemByLink' as const), fc.boolean())
  .map(([first, before, isRace]): Step[] => {
    const [redeem, other] = [ofLatest('redeemByLink'), ofLatest(before)];
    const start: Step[] = isRace ? [{ do: 'together', steps: [redeem, other] }] : [other, redeem];
    return [
      { ...first, paymentMethod: 'pay-link' },
      ofLatest('choosePayPal'),
      ...start,
      ofLatest('choosePayPal'),
      ...UNTIL_PAID,
    ];
  });

/** Swapped for something dearer or cheaper, that is paid or not, and whose money goes back from here or there. */
const swapped = fc
  .tuple(
    place,
    fc.constantFrom('paypal' as const, 'transfer' as const),
    fc.array(
      fc.constantFrom(
        'swap' as const,
        'choosePayPal' as const,
        'markPaid' as const,
        'lapse' as const,
        'cancelByShop' as const,
      ),
      { maxLength: 2 },
    ),
    fc.boolean(),
    fc.oneof(refund, refundThere),
    fc.constantFrom(LATEST, 0),
  )
  .map(([first, paymentMethod, next, isPaid, goesBack, order]): Step[] => [
    { ...first, paymentMethod, code: first.code === 'FREE' ? 'NONE' : first.code, buysCard: false },
    ...(paymentMethod === 'paypal' ? UNTIL_PAID : [ofLatest('markPaid')]),
    ofLatest('swap'),
    ...next.map(ofLatest),
    ...(isPaid ? [ofLatest('choosePayPal'), ...UNTIL_PAID] : []),
    { ...goesBack, order },
  ]);

const journey = fc.oneof(
  { weight: 5, arbitrary: somePaymentMethod },
  { weight: 1, arbitrary: review },
  { weight: 1, arbitrary: back },
  { weight: 1, arbitrary: late },
  { weight: 1, arbitrary: sentFirst },
  { weight: 2, arbitrary: sentBack },
  { weight: 1, arbitrary: canceled },
  { weight: 2, arbitrary: byLink },
  { weight: 3, arbitrary: swapped },
);

export const anyHistory: fc.Arbitrary<Step[]> = fc
  .tuple(
    journey,
    fc.array(
      fc.oneof(
        { weight: 8, arbitrary: single.map((step) => [step]) },
        { weight: 2, arbitrary: together.map((step) => [step]) },
        { weight: 1, arbitrary: journey },
      ),
      { maxLength: 12 },
    ),
  )
  .map(([first, rest]) => [first, ...rest].flat());
