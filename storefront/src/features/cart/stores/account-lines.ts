import { MAX_CART_LINES, type SavedCartInput, type SavedCartLine } from '@stoa/contract';
import { type CartItem, keyOf, type LineKey } from './cart-items';

/** How many there are of each line, by its key. */
export type Amounts = Record<string, number>;

export const amountsOf = (items: readonly CartItem[]): Amounts =>
  Object.fromEntries(items.map((item) => [keyOf(item), item.quantity]));

type Change = SavedCartInput['lines'][number];

const keyOfLine = ({ itemId, variantId }: Pick<Change, 'itemId' | 'variantId'>): LineKey =>
  keyOf({ id: itemId, ...(variantId !== null && { variantId }) });

const toLine = ([key, quantity]: [string, number]): Change => {
  const [itemId, variantId] = key.split('-').map(Number);
  return { itemId: itemId ?? 0, variantId: variantId ?? null, quantity };
};

/** What to tell whoever knows `before`. A line that is gone has a quantity of 0. */
export const changesSince = (before: Amounts, now: Amounts): Change[] =>
  Object.entries({ ...Object.fromEntries(Object.keys(before).map((key) => [key, 0])), ...now })
    .filter(([key, quantity]) => before[key] !== quantity)
    .map(toLine);

/** As many as one request can have. What is removed makes room for the rest. */
export const withinLimit = (changes: readonly Change[]): Change[] =>
  [...changes].sort((one, other) => Math.sign(one.quantity) - Math.sign(other.quantity)).slice(0, MAX_CART_LINES);

export function withChanges(before: Amounts, changes: readonly Change[]): Amounts {
  const after = { ...before };
  for (const change of changes) {
    if (change.quantity === 0) delete after[keyOfLine(change)];
    else after[keyOfLine(change)] = change.quantity;
  }
  return after;
}

/** Of what an account was told to join to its cart: what it took. The rest found no room. */
export function acceptedAmounts(sent: Amounts, accountLines: readonly SavedCartLine[]): Amounts {
  const keys = new Set(accountLines.map((line) => String(keyOfLine(line))));
  return Object.fromEntries(Object.entries(sent).filter(([key]) => keys.has(key)));
}

/** Null: this device never knew it, and it isn't offered anymore. */
function toItem({ itemId, variantId, quantity, product }: SavedCartLine): CartItem | null {
  if (!product) return null;
  const { choice, ...shown } = product;
  return {
    id: itemId,
    ...(variantId !== null && { variantId }),
    ...(choice !== null && { choice }),
    ...shown,
    quantity,
  };
}

/** The account's cart as this device shows it, with what has changed here since `sent`; and its amounts alone. */
export function mergeAccountCart(accountLines: readonly SavedCartLine[], items: readonly CartItem[], sent: Amounts) {
  const itemsByKey = new Map(items.map((item) => [keyOf(item), item]));
  const amounts: Amounts = {};
  const lines = accountLines.flatMap((line) => {
    const key = keyOfLine(line);
    const item = itemsByKey.get(key);
    const shown = item ?? toItem(line);
    if (!shown) return [];
    amounts[key] = line.quantity;
    // Otherwise, it was removed here, or changed, while the answer was on its way.
    const isUnchanged = item?.quantity === sent[key];
    return isUnchanged ? [{ ...shown, quantity: line.quantity }] : item ? [item] : [];
  });
  const added = items.filter((item) => !(keyOf(item) in amounts) && sent[keyOf(item)] !== item.quantity);
  return { items: [...lines, ...added], amounts };
}
