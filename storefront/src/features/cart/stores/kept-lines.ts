import type { KeptCartInput, KeptLine } from '@stoa/contract';
import { type CartItem, keyOf } from './cart-items';

/** How many there are of each line, by its key. */
export type Amounts = Record<string, number>;

export const amountsOf = (items: readonly CartItem[]): Amounts =>
  Object.fromEntries(items.map((item) => [keyOf(item), item.quantity]));

const toLine = ([key, quantity]: [string, number]): KeptCartInput['lines'][number] => {
  const [itemId, variantId] = key.split('-').map(Number);
  return { itemId: itemId ?? 0, variantId: variantId ?? null, quantity };
};

/** What to tell whoever knows `before`. A line that is gone has a quantity of 0. */
export const changesSince = (before: Amounts, now: Amounts): KeptCartInput['lines'] =>
  Object.entries({ ...Object.fromEntries(Object.keys(before).map((key) => [key, 0])), ...now })
    .filter(([key, quantity]) => before[key] !== quantity)
    .map(toLine);

/** Null: this device never knew it, and it isn't offered anymore. */
function toItem({ itemId, variantId, quantity, product }: KeptLine): CartItem | null {
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
export function takenOver(kept: readonly KeptLine[], items: readonly CartItem[], sent: Amounts) {
  const known = new Map(items.map((item) => [keyOf(item), item]));
  const amounts: Amounts = {};
  const lines = kept.flatMap((line) => {
    const key = keyOf({ id: line.itemId, ...(line.variantId !== null && { variantId: line.variantId }) });
    const item = known.get(key);
    const shown = item ?? toItem(line);
    if (!shown) return [];
    amounts[key] = line.quantity;
    // Otherwise, it was removed here, or changed, while the answer was on its way.
    const isAsSent = item?.quantity === sent[key];
    return isAsSent ? [{ ...shown, quantity: line.quantity }] : item ? [item] : [];
  });
  const added = items.filter((item) => !(keyOf(item) in amounts) && sent[keyOf(item)] !== item.quantity);
  return { items: [...lines, ...added], amounts };
}
