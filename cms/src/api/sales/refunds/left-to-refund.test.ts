import { splitRefund } from './left-to-refund';

describe('refunds of orders that were paid in parts', () => {
  it.each([
    [500, { amount: 500, swapAmount: 0, giftCardAmount: 0 }],
    [3_000, { amount: 3_000, swapAmount: 0, giftCardAmount: 0 }],
    [3_001, { amount: 3_000, swapAmount: 1, giftCardAmount: 0 }],
    [4_001, { amount: 3_000, swapAmount: 1_000, giftCardAmount: 1 }],
    [5_000, { amount: 3_000, swapAmount: 1_000, giftCardAmount: 1_000 }],
  ])('pay back %d cents the way they were paid first, then what was swapped', (amount, split) => {
    expect(splitRefund(amount, { money: 3_000, swap: 1_000, giftCard: 1_000 })).toEqual(split);
  });

  it('go to the card once nothing else is left', () => {
    expect(splitRefund(100, { money: 0, swap: 0, giftCard: 100 })).toMatchObject({ amount: 0, giftCardAmount: 100 });
  });
});
