/** Without letters and digits that look alike. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 8;

/** A code that nobody guesses. */
export const newCode = (): string =>
  [...crypto.getRandomValues(new Uint32Array(LENGTH))].map((random) => ALPHABET[random % ALPHABET.length]).join('');
