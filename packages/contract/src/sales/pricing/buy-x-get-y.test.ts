import fc from 'fast-check';
import { type BuyXGetY, type CountedLine, gotOf, missingToGet } from './buy-x-get-y';
import { priceOrder } from './price-order';

const rule = (buy: number, get: number, more: Partial<BuyXGetY> = {}): BuyXGetY => ({
  ...{ kind: 'BUY_X_GET_Y', percent: 100, buy, get, perOrder: null },
  ...more,
});
const both = (unitPrice: number, quantity = 1): CountedLine => ({ unitPrice, quantity, discounted: true });
const bought = (unitPrice: number, quantity = 1) => ({ unitPrice, quantity, discounted: false, bought: true });
const got = (unitPrice: number, quantity = 1) => ({ unitPrice, quantity, discounted: true, bought: false });
const other = (unitPrice: number, quantity = 1) => ({ unitPrice, quantity, discounted: false, bought: false });

test.each<[string, BuyXGetY, CountedLine[], number[]]>([
  ['nothing with too few', rule(2, 1), [both(500, 2)], [0]],
  ['one of three', rule(2, 1), [both(500, 3)], [1]],
  ['two of six', rule(2, 1), [both(500, 7)], [2]],
  ['a part of what may be got', rule(2, 2), [both(500, 3)], [1]],
  ['the cheapest', rule(2, 1), [both(900), both(300), both(500)], [0, 1, 0]],
  ['only what takes part', rule(2, 1), [other(100, 9), both(500, 3)], [0, 1]],
  ['as often as allowed', rule(1, 1, { perOrder: 2 }), [both(500, 9)], [2]],
  ['something else', rule(1, 2), [bought(9000), got(400, 5)], [0, 2]],
  ['nothing without what is to be bought', rule(1, 1), [got(400, 5)], [0]],
  ['what isn’t bought, too', rule(2, 1), [both(300, 2), got(400)], [0, 1]],
  ['what is left of what counts as both', rule(1, 1), [both(300, 2), got(400)], [1, 0]],
])('gets %s', (_name, discount, lines, units) => expect(gotOf(discount, lines)).toEqual(units));

test.each<[number, BuyXGetY, CountedLine[]]>([
  [3, rule(2, 1), []],
  [1, rule(2, 1), [both(500, 2)]],
  [2, rule(2, 1), [both(500)]],
  [1, rule(1, 1), [bought(500)]],
  [1, rule(1, 1), [got(500)]],
  [0, rule(2, 1), [both(500, 3)]],
])('says that %i more are missing', (count, discount, lines) => expect(missingToGet(discount, lines)).toBe(count));

const lines = fc.array(
  fc.record({
    unitPrice: fc.nat(100_000),
    quantity: fc.integer({ min: 1, max: 60 }),
    discounted: fc.boolean(),
    bought: fc.boolean(),
  }),
  { maxLength: 8 },
);
const rules = fc.record({
  kind: fc.constant('BUY_X_GET_Y' as const),
  percent: fc.integer({ min: 1, max: 10_000 }).map((n) => n / 100),
  buy: fc.integer({ min: 1, max: 5 }),
  get: fc.integer({ min: 1, max: 5 }),
  perOrder: fc.option(fc.integer({ min: 1, max: 5 })),
});

it('never gives more than was bought for, nor more than there is, and adds up to the cent', () => {
  fc.assert(
    fc.property(rules, lines, fc.boolean(), (discount, given, pricesIncludeTax) => {
      const units = gotOf(discount, given);
      const total = units.reduce((sum, count) => sum + count, 0);
      const sets = Math.ceil(total / discount.get);
      const paid = given.reduce((sum, line, place) => sum + (line.bought ? line.quantity - (units[place] ?? 0) : 0), 0);
      expect(paid).toBeGreaterThanOrEqual(sets * discount.buy);
      if (discount.perOrder !== null) expect(sets).toBeLessThanOrEqual(discount.perOrder);
      expect(total === 0).toBe(missingToGet(discount, given) > 0);
      const priced = priceOrder({
        ...{ discount, shipping: null, pricesIncludeTax },
        lines: given.map((line) => ({ ...line, taxRate: null })),
      });
      given.forEach((line, place) => {
        const count = units[place] ?? 0;
        const off = priced.lines[place]?.discount ?? 0;
        expect(count <= (line.discounted ? line.quantity : 0) && count >= 0).toBe(true);
        expect(Number.isSafeInteger(off) && off >= 0 && off <= line.unitPrice * count).toBe(true);
      });
      expect(priced.total).toBe(priced.subtotal - priced.discount);
    }),
  );
});
