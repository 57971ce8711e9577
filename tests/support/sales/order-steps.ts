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
  'cancelByCustomer',
  'correctEmail',
  'mergeCustomers',
  'editLines',
  'swap',
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
    call: fc.constantFrom('create' as const, 'patch' as const, 'look' as const, 'capture' as const, 'refund' as const),
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

export const place: fc.Arbitrary<StepOf<'place'>> = fc.record({
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
export const send = fc.record({ do: is('fulfill'), order, quantity: fc.integer({ min: 1, max: 3 }) });
export const refund = fc.record({ do: is('refund'), order, dollars, quantity: fc.nat(2), restock: fc.boolean() });
export const refundThere = fc.record({ do: is('refundThere'), order, dollars, delivered });
export const conclude = fc.record({
  do: is('conclude'),
  order,
  status: fc.constantFrom('COMPLETED' as const, 'DECLINED' as const),
  delivered,
});
export const concludeRefund = fc.record({
  do: is('concludeRefund'),
  order,
  status: fc.constantFrom('COMPLETED' as const, 'FAILED' as const),
  delivered,
});

export const single: fc.Arbitrary<Step> = fc.oneof(
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
export const together = fc.record({ do: is('together'), steps: fc.array(single, { minLength: 2, maxLength: 3 }) });

export const LATEST = -1;
export const ofLatest = (kind: OrderStep): Step => ({ do: kind, order: LATEST });
