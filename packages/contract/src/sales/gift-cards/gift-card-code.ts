/** Without vowels, so that no words come about, and without what looks alike. */
export const GIFT_CARD_ALPHABET = '23456789CDFGHJKMNPQRTVWXY';
export const GIFT_CARD_LENGTH = 16;
const GROUP = 4;

const SHAPE = new RegExp(`^[${GIFT_CARD_ALPHABET}]{${GIFT_CARD_LENGTH}}$`);

/** However it's typed: in groups, with hyphens, in lowercase. */
export const normalizeGiftCardCode = (typed: string): string => typed.replace(/[\s-]/g, '').toUpperCase();

/** Whether it could be the code of a gift card, rather than of a discount. */
export const isGiftCardCode = (typed: string): boolean => SHAPE.test(normalizeGiftCardCode(typed));

/** 'CDFG HJKM NPQR 2345' */
export const formatGiftCardCode = (code: string): string =>
  (code.match(new RegExp(`.{1,${GROUP}}`, 'g')) ?? []).join(' ');

/** What a card is known by, for its code is known only to whoever has it. */
export const giftCardEnding = (code: string): string => code.slice(-GROUP);

/** '•••• 2345' */
export const formatGiftCardEnding = (ending: string): string => `•••• ${ending}`;
