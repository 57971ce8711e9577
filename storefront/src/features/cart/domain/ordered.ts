import { type CartItem, keyOf, type LineKey } from '../stores/cart-items';
import { type BoughtLine, idsOf } from './again';

/** A cart without what was ordered from it. What was added since stays, also of the same item. */
export function withoutOrdered(items: readonly CartItem[], lines: readonly BoughtLine[]): CartItem[] {
  const ordered = new Map<LineKey, number>();
  for (const line of lines) {
    const ids = idsOf(line);
    if (ids) ordered.set(keyOf(ids), line.quantity + (ordered.get(keyOf(ids)) ?? 0));
  }
  return items.flatMap((item) => {
    const quantity = item.quantity - (ordered.get(keyOf(item)) ?? 0);
    return quantity > 0 ? [{ ...item, quantity }] : [];
  });
}
