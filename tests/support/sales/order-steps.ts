import type { Fault } from '@stoa/paypal-emulator';
import fc from 'fast-check';

const ORDER_STEPS = [
  'submitAgain',
  'open',
  'approve',
  'approveBadly',
  'settle',
  'event',
  'cancel',
  'lapse',
  'reverse',
  'forget',
  'captureThere',
  'markPaid',
  'cancelByShop',
  'release',
  'accept',
  'look',
  'requestReturn',
  'withdrawReturn',
  'acceptReturn',
  'declineReturn',
  'receiveReturn',
  'refundReturn',
  'cancelPaid',
  'correctEmail',
  'mergeCustomers',
  'editLines',
  'choosePayPal',
  'redeemByLink',
] as const;
export type OrderStep = (typeof ORDER_STEPS)[number];

type Dollars = number | 'ALL';

/** `delivered`: whether PayPal's event about it arrives. */
interface AtPayPalStep {
  order: number;
  delivered: boolean;
}

/** By link: an administrator makes the order. */
type PaymentMethodInSteps = 'paypal' | 'transfer' | 'pick-up' | 'invoice' | 'pay-link';

/** What can happen to a shop that sells two items. `order` counts those of the history, and starts again after the last; -1 is the latest. */
export type Step =
  | {
      do: 'place';
      quantity: number;
      both: boolean;
      paymentMethod: PaymentMethodInSteps;
      /** Approved at PayPal before. */
      express: boolean;
      code: 'NONE' | 'HALF' | 'FREE';
      giftCard: boolean;
      /** Also buys one. */
      buysCard: boolean;
      /** Whose email address it has. */
      customer: number;
    }
  | { do: OrderStep; order: number }
  | { do: 'fulfill'; order: number; quantity: number }
  | { do: 'refund'; order: number; dollars: Dollars; quantity: number; restock: boolean }
  | ({ do: 'refundThere'; dollars: Dollars } & AtPayPalStep)
  | ({ do: 'conclude'; status: 'COMPLETED' | 'DECLINED' } & AtPayPalStep)
  | ({ do: 'concludeRefund'; status: 'COMPLETED' | 'FAILED' } & AtPayPalStep)
  | { do: 'stock'; stock: number }
  | { do: 'giftCard'; balance: number }
  | { do: 'fault'; fault: Fault }
  | { do: 'together'; steps: Step[] };

export type StepOf<Kind extends Step['do']> = Extract<Step, { do: Kind }>;

const is = <Kind extends string>(kind: Kind) => fc.constant(kind);
const order = fc.nat(2);
const delivered = fc.boolean();
const dollars = fc.oneof(fc.integer({ min: 1, max: 90 }), is('ALL'));

const anyFault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({
    call: fc.constantFrom('create' as const, 'look' as const, 'capture' as const, 'refund' as const),
    kind: fc.constantFrom('drop' as const, 'empty' as const, 'fail' as const, 'limit' as const),
    when: fc.constantFrom('before' as const, 'after' as const),
  }),
  fc.record({
    call: is('capture'),
    kind: is('outcome'),
    status: fc.constantFrom('PENDING' as const, 'DECLINED' as const),
    reason: fc.constantFrom('PENDING_REVIEW' as const, 'UNILATERAL' as const),
  }),
  fc.record({
    call: is('capture'),
    kind: is('outcome'),
    status: is('COMPLETED'),
    amount: fc.integer({ min: 100, max: 9_000 }),
  }),
  fc.record({
    call: is('refund'),
    kind: is('outcome'),
    status: fc.constantFrom('PENDING' as const, 'FAILED' as const),
  }),
);

const place: fc.Arbitrary<StepOf<'place'>> = fc.record({
  do: is('place'),
  quantity: fc.integer({ min: 1, max: 3 }),
  both: fc.boolean(),
  paymentMethod: fc.oneof(
    { weight: 4, arbitrary: is('paypal') },
    { weight: 2, arbitrary: fc.constantFrom('transfer' as const, 'pick-up' as const, 'invoice' as const) },
    { weight: 1, arbitrary: is('pay-link') },
  ),
  express: fc.constantFrom(false, false, true),
  code: fc.constantFrom('NONE' as const, 'NONE' as const, 'HALF' as const, 'FREE' as const),
  giftCard: fc.constantFrom(false, false, true),
  buysCard: fc.constantFrom(false, false, true),
  customer: fc.nat(2),
});
const send = fc.record({ do: is('fulfill'), order, quantity: fc.integer({ min: 1, max: 3 }) });
const refund = fc.record({ do: is('refund'), order, dollars, quantity: fc.nat(2), restock: fc.boolean() });
const refundThere = fc.record({ do: is('refundThere'), order, dollars, delivered });
const conclude = fc.record({
  do: is('conclude'),
  order,
  status: fc.constantFrom('COMPLETED' as const, 'DECLINED' as const),
  delivered,
});
const concludeRefund = fc.record({
  do: is('concludeRefund'),
  order,
  status: fc.constantFrom('COMPLETED' as const, 'FAILED' as const),
  delivered,
});

const single: fc.Arbitrary<Step> = fc.oneof(
  { weight: 3, arbitrary: place },
  { weight: 14, arbitrary: fc.record({ do: fc.constantFrom(...ORDER_STEPS), order }) },
  { weight: 1, arbitrary: send },
  { weight: 2, arbitrary: refund },
  { weight: 1, arbitrary: refundThere },
  { weight: 1, arbitrary: conclude },
  { weight: 1, arbitrary: concludeRefund },
  { weight: 1, arbitrary: fc.record({ do: is('stock'), stock: fc.nat(4) }) },
  { weight: 1, arbitrary: fc.record({ do: is('giftCard'), balance: fc.nat(60) }) },
  { weight: 2, arbitrary: fc.record({ do: is('fault'), fault: anyFault }) },
);
const together = fc.record({ do: is('together'), steps: fc.array(single, { minLength: 2, maxLength: 3 }) });

export const LATEST = -1;
const ofLatest = (kind: OrderStep): Step => ({ do: kind, order: LATEST });
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

/** Canceled by its customer once it’s paid, also while something goes out. */
const canceled = fc.tuple(place, send, fc.boolean()).map(([first, goesOut, isRace]): Step[] => {
  const cancel = ofLatest('cancelPaid');
  const end: Step = isRace ? { do: 'together', steps: [cancel, onLatest(goesOut)] } : cancel;
  return [{ ...first, paymentMethod: 'paypal' }, ...UNTIL_PAID, end];
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

const journey = fc.oneof(
  { weight: 5, arbitrary: somePaymentMethod },
  { weight: 1, arbitrary: review },
  { weight: 1, arbitrary: back },
  { weight: 1, arbitrary: late },
  { weight: 1, arbitrary: sentFirst },
  { weight: 2, arbitrary: sentBack },
  { weight: 1, arbitrary: canceled },
  { weight: 2, arbitrary: byLink },
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
