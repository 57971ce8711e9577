import fc from 'fast-check';
import { bestDiscount } from './best-discount';
import { type DiscountRule, partOf, type RuledLine, type Unmet, unmetBy } from './discount-rule';

const rule = (parts: Partial<DiscountRule>): DiscountRule => ({
  discount: { kind: 'PERCENT', percent: 10 },
  ...{ minimum: null, minimumQuantity: null, categoryIds: [], collectionIds: [], itemIds: [] },
  ...{ getCategoryIds: [], getCollectionIds: [], getItemIds: [] },
  ...parts,
});
const line = (itemId: number, quantity = 1): RuledLine => ({
  ...{ itemId, categoryId: 7, collectionIds: [] },
  unitPrice: 1000,
  quantity,
});
const buyOne = { kind: 'BUY_X_GET_Y', percent: 100, buy: 1, get: 1, perOrder: null } as const;

test.each<[string, Partial<DiscountRule>, RuledLine[], Unmet | null]>([
  ['everything', {}, [line(1)], null],
  ['too small an order', { minimum: 2001 }, [line(1, 2)], { why: 'MINIMUM' }],
  ['an order that is just large enough', { minimum: 2000 }, [line(1, 2)], null],
  ['other items', { itemIds: [2] }, [line(1)], { why: 'NOT_FOR_THESE' }],
  ['its category', { categoryIds: [7], itemIds: [2] }, [line(1)], null],
  ['its collection', { collectionIds: [3], itemIds: [2] }, [{ ...line(1), collectionIds: [3, 4] }], null],
  ['another collection', { collectionIds: [3] }, [{ ...line(1), collectionIds: [4] }], { why: 'NOT_FOR_THESE' }],
  [
    'no item of the catalog',
    { itemIds: [2] },
    [{ ...line(0), itemId: null, categoryId: null }],
    { why: 'NOT_FOR_THESE' },
  ],
  [
    'too few of its items',
    { itemIds: [1], minimumQuantity: 3 },
    [line(1, 2), line(2, 5)],
    { why: 'MINIMUM_QUANTITY', count: 1 },
  ],
  ['enough of its items', { itemIds: [1], minimumQuantity: 3 }, [line(1, 3)], null],
  ['an order that is picked up', { discount: { kind: 'SHIPPING' } }, [line(1)], { why: 'NOT_SHIPPED' }],
  [
    'one bought and none to get',
    { discount: buyOne, itemIds: [1], getItemIds: [2] },
    [line(1)],
    { why: 'BUY_MORE', count: 1 },
  ],
  ['one bought and one got', { discount: buyOne, itemIds: [1], getItemIds: [2] }, [line(1), line(2)], null],
])('a discount and %s', (_name, parts, lines, unmet) => expect(unmetBy(rule(parts), lines, false)).toEqual(unmet));

it('takes off what is bought, unless something else is got', () => {
  expect(partOf(rule({ itemIds: [1] }), line(1))).toEqual({ bought: true, discounted: true });
  expect(partOf(rule({ itemIds: [1], getItemIds: [2] }), line(1))).toEqual({ bought: true, discounted: true });
  expect(partOf(rule({ discount: buyOne, itemIds: [1], getItemIds: [2] }), line(1))).toEqual({
    bought: true,
    discounted: false,
  });
  const fromCollection = rule({ discount: buyOne, itemIds: [1], getCollectionIds: [3] });
  expect(partOf(fromCollection, { ...line(2), collectionIds: [3] })).toEqual({ bought: false, discounted: true });
});

it('is the cheapest, and of equal ones the code', () => {
  const totals = { NONE: 100, CODE: 90, SAME: 90, BEST: 80, WORSE: 95 };
  const totalWith = (name: keyof typeof totals | null) => totals[name ?? 'NONE'];
  expect(bestDiscount('CODE', ['WORSE', 'SAME'], totalWith)).toBe('CODE');
  expect(bestDiscount('CODE', ['SAME', 'BEST'], totalWith)).toBe('BEST');
  expect(bestDiscount(null, ['WORSE', 'SAME', 'CODE'], totalWith)).toBe('SAME');
  expect(bestDiscount<keyof typeof totals>(null, [], totalWith)).toBeNull();
  fc.assert(
    fc.property(fc.option(fc.nat()), fc.array(fc.nat()), fc.nat(), (code, automatic, none) => {
      const totalOf = (total: number | null) => total ?? none;
      expect(totalOf(bestDiscount(code, automatic, totalOf))).toBe(Math.min(totalOf(code), ...automatic));
    }),
  );
});
