import { splitRefund } from './left-to-refund';

describe('refunds of orders that a gift card paid in part', () => {
  it.each([
    [500, { amount: 500, giftCardAmount: 0 }],
    [3_000, { amount: 3_000, giftCardAmount: 0 }],
    [3_001, { amount: 3_000, giftCardAmount: 1 }],
    [5_000, { amount: 3_000, giftCardAmount: 2_000 }],
  ])('pay back %d cents the way they were paid first', (amount, split) => {
    expect(splitRefund(amount, { money: 3_000, giftCard: 2_000 })).toEqual(split);
  });

  it('go to the card once nothing else is left', () => {
    expect(splitRefund(100, { money: 0, giftCard: 100 })).toEqual({ amount: 0, giftCardAmount: 100 });
  });
});
