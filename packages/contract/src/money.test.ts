import { compareAtPrice, effectivePrice, fromCents, hasAtMostTwoDecimals, toCents } from './money';

describe('money', () => {
  it('turns every amount of cents into dollars and back without loss', () => {
    const amounts = Array.from({ length: 30_000 }, (_, at) => 7 * at);
    expect(amounts.map((cents) => toCents(fromCents(cents)))).toEqual(amounts);
  });

  it.each([
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [1.005, 100],
    [99_999_999.99, 9_999_999_999],
  ])('%d dollars are %d cents', (amount, cents) => expect(toCents(amount)).toBe(cents));

  it.each([
    [19.99, true],
    [0.07, true],
    [8_999_999.07, true],
    [1.005, false],
    [0.001, false],
  ])('%d has at most two decimals: %s', (amount, expected) => expect(hasAtMostTwoDecimals(amount)).toBe(expected));

  it('prefers the discount price', () => {
    expect(effectivePrice({ price: 20, discountPrice: 15 })).toBe(15);
    expect(effectivePrice({ price: 20, discountPrice: null })).toBe(20);
  });

  it('compares only a lower price with the one before', () => {
    expect(compareAtPrice({ price: 20, discountPrice: 15 })).toBe(20);
    expect(compareAtPrice({ price: 20, discountPrice: null })).toBeNull();
    expect(compareAtPrice({ price: 20, discountPrice: 20 })).toBeNull();
  });

  it('never has a shopper pay more than the price', () => {
    for (let price = 1; price < 200; price += 3)
      for (const discountPrice of [null, 0.01, price - 0.01, price, price + 0.01, 2 * price])
        expect(effectivePrice({ price, discountPrice })).toBeLessThanOrEqual(price);
  });
});
