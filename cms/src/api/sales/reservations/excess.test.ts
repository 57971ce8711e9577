import { exceeds, type ReservationLimits } from './excess';

const limits: ReservationLimits = {
  perOrder: { items: 50, value: 500_000 },
  perCustomer: { items: 100, value: 1_000_000 },
};
const none = { items: null, value: null };

it.each<[string, Parameters<typeof exceeds>, boolean]>([
  ['as much as it may', [{ items: 50, value: 500_000 }, [], limits], false],
  ['too many items', [{ items: 51, value: 1 }, [], limits], true],
  ['too high a value', [{ items: 2, value: 500_001 }, [], limits], true],
  ['one expensive item', [{ items: 1, value: 9_000_000 }, [{ items: 0, value: 0 }], limits], false],
  ['an expensive item beside others', [{ items: 1, value: 9_000_000 }, [{ items: 1, value: 1 }], limits], true],
  ['as much as the customer may', [{ items: 50, value: 1 }, [{ items: 50, value: 1 }], limits], false],
  [
    'more than the customer may, by the second thing that tells who it is',
    [
      { items: 50, value: 1 },
      [
        { items: 0, value: 0 },
        { items: 51, value: 1 },
      ],
      limits,
    ],
    true,
  ],
  [
    'anything, without limits',
    [{ items: 9_999, value: 99_999_999 }, [{ items: 9_999, value: 1 }], { perOrder: none, perCustomer: none }],
    false,
  ],
])('an order of %s', (_what, asked, isTooMuch) => {
  expect(exceeds(...asked)).toBe(isTooMuch);
});
