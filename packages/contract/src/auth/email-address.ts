export const MAX_EMAIL = 254;
// Far more than any address needs before it is normalized. Normalizing many accents in a row takes quadratic time: 50 s for 800 KB.
const MAX_TYPED = 4 * MAX_EMAIL;

/**
 * The canonical form of an address, so that addresses that look the same are the same account: full-width letters become plain
 * ones, composed characters become one, and case is ignored. What is far too long stays as it is.
 */
export const normalizeEmail = (text: string): string =>
  text.length > MAX_TYPED ? text : text.normalize('NFKC').trim().toLowerCase().normalize('NFKC');

// Invisible characters, or ones that change the text direction: an address containing one could pass for another. Half a
// character (a lone surrogate) isn't valid text at all.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

const SHAPE = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/;

const LATIN = /\p{Script=Latin}/u;
const LIKE_LATIN = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]/u;

/** Such as “аdmin” with a Cyrillic а. No one writes a name that way, except to pass for someone else. */
const isMixed = (label: string): boolean => LATIN.test(label) && LIKE_LATIN.test(label);

/** Expects a normalized address. */
export const isEmail = (address: string): boolean =>
  SHAPE.test(address) && !UNSEEN.test(address) && !address.split(/[@.]/).some(isMixed);
