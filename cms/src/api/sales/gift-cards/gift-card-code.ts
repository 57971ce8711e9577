import { randomInt, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { GIFT_CARD_ALPHABET, GIFT_CARD_LENGTH } from '@stoa/contract';

const stretch = promisify(scrypt) as (code: string, salt: string, length: number) => Promise<Buffer>;

export const newGiftCardCode = (): string =>
  Array.from({ length: GIFT_CARD_LENGTH }, () => GIFT_CARD_ALPHABET[randomInt(GIFT_CARD_ALPHABET.length)]).join('');

/** The last characters are known, so that the rest could be found from a fast hash. No secret is in it: codes outlast secrets. */
export const hashOfGiftCard = async (code: string): Promise<string> =>
  (await stretch(code, 'gift card', 32)).toString('base64url');
