/**
 * The canonical form of an address, so that addresses that look the same are the same account: full-width letters become plain
 * ones, composed characters become one, and case is ignored.
 */
export const normalizeEmail = (text: string): string => text.normalize('NFKC').trim().toLowerCase().normalize('NFKC');

// Invisible characters, or ones that change the text direction: an address containing one could pass for another. Half a
// character (a lone surrogate) isn't valid text at all.
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/u;

const SHAPE = /^[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/;

/** Expects a normalized address. */
export const isEmail = (address: string): boolean => SHAPE.test(address) && !UNSEEN.test(address);
