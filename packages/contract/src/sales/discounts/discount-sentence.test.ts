import { type DescribedDiscount, type DiscountNames, discountSentence } from './discount-sentence';

const anything: DescribedDiscount = {
  kind: 'PERCENT',
  percent: 20,
  amount: null,
  buyQuantity: null,
  getQuantity: null,
  usesPerOrder: null,
  startsAt: null,
  endsAt: null,
  minimum: null,
  minimumQuantity: null,
  usageLimit: null,
  usageLimitPerCustomer: null,
};
const nothing: DiscountNames = {
  categories: [],
  collections: [],
  items: [],
  getCategories: [],
  getCollections: [],
  getItems: [],
  formatDay: (moment) => moment.slice(0, 10),
};
const buyTwo = { kind: 'BUY_X_GET_Y', buyQuantity: 2, getQuantity: 1, percent: 100 } as const;

test.each<[Partial<DescribedDiscount>, Partial<DiscountNames>, string]>([
  [{}, {}, '20% off everything'],
  [{ percent: 12.5 }, { items: ['Lamp'] }, '12.5% off Lamp'],
  [
    { minimum: 50, usageLimitPerCustomer: 1, endsAt: '2026-12-24T12:00:00.000Z' },
    { categories: ['Ceramics'] },
    '20% off everything in Ceramics on orders from $50, once per customer, until 2026-12-24',
  ],
  [
    { kind: 'AMOUNT', percent: null, amount: 7.5, startsAt: '2026-11-01', endsAt: '2026-11-30', usageLimit: 1000 },
    { categories: ['Ceramics', 'Textiles'], items: ['Lamp'] },
    '$7.50 off everything in Ceramics and Textiles, and Lamp, for the first 1,000 orders, from 2026-11-01 until 2026-11-30',
  ],
  [{ minimumQuantity: 3 }, { items: ['A', 'B', 'C', 'D'] }, '20% off A, B, C, and D when you buy 3 or more'],
  [{}, { items: ['A', 'B', 'C', 'D', 'E'] }, '20% off A, B, C, and 2 more'],
  [{}, { categories: ['Ceramics'], collections: ['Gifts'] }, '20% off everything in Ceramics and Gifts'],
  [
    { ...buyTwo },
    { collections: ['Gifts'], getCollections: ['Under $20'] },
    'Buy 2 from Gifts, get 1 from Under $20 free',
  ],
  [{ kind: 'SHIPPING', percent: null, minimum: 49.5 }, {}, 'Free shipping on orders from $49.50'],
  [{ kind: 'SHIPPING', percent: null }, { categories: ['Ceramics'] }, 'Free shipping with Ceramics'],
  [{ ...buyTwo }, {}, 'Buy 2, get 1 free'],
  [{ ...buyTwo }, { categories: ['Candles'] }, 'Buy 2 from Candles, get 1 free'],
  [
    { ...buyTwo, percent: 50, usesPerOrder: 1, usageLimitPerCustomer: 2 },
    { items: ['Chair'], getItems: ['Cushion'] },
    'Buy 2 of Chair, get 1 of Cushion at 50% off, once per order, up to 2 times per customer',
  ],
  [{ ...buyTwo, usesPerOrder: 3, usageLimit: 1 }, {}, 'Buy 2, get 1 free, up to 3 times per order, for one order'],
])('%j for %j is said as a sentence', (discount, names, sentence) =>
  expect(discountSentence({ ...anything, ...discount }, { ...nothing, ...names })).toBe(sentence),
);
