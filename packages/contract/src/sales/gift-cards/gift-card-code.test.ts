import { formatGiftCardCode, giftCardEnding, isGiftCardCode, normalizeGiftCardCode } from './gift-card-code';

const CODE = 'CDFGHJKMNPQR2345';

describe('codes of gift cards', () => {
  it.each([CODE, 'CDFG HJKM NPQR 2345', ' cdfg-hjkm-npqr-2345 '])('are read from %j', (typed) => {
    expect(normalizeGiftCardCode(typed)).toBe(CODE);
    expect(isGiftCardCode(typed)).toBe(true);
  });

  it.each(['', 'SPRING-20', CODE.slice(1), `${CODE}2`, 'CDFGHJKMNPQR234O', 'BLACKFRIDAYSALES'])(
    'aren’t %j',
    (typed) => {
      expect(isGiftCardCode(typed)).toBe(false);
    },
  );

  it('are shown in groups of four, or by their last four characters', () => {
    expect(formatGiftCardCode(CODE)).toBe('CDFG HJKM NPQR 2345');
    expect(giftCardEnding(CODE)).toBe('2345');
  });
});
