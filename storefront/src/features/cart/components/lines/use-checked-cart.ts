import { useEffect } from 'react';
import { useOffers } from '../../api';
import { absenceOf, isGone } from '../../domain/absence';
import { type CartItem, keyOf, totalOf } from '../../stores/cart-items';
import { useCart } from '../../stores/cart-provider';

/** The cart, brought up to date, and what the shop offers for its lines now. */
export function useCheckedCart() {
  const { items, bringUpToDate } = useCart((cart) => cart);
  const { data: current, error } = useOffers(items.map(keyOf));
  useEffect(() => {
    if (current) bringUpToDate(current);
  }, [current, bringUpToDate]);
  /** Undefined until it's known. */
  const offerFor = (item: CartItem) => current?.get(keyOf(item));
  return {
    items,
    /** Of what can be bought. */
    subtotal: totalOf(items.filter((item) => absenceOf(offerFor(item)) === undefined)),
    gone: items.filter((item) => isGone(offerFor(item))),
    needsShipping: items.some((item) => !isGone(offerFor(item)) && offerFor(item)?.needsShipping !== false),
    offerFor,
    unchecked: error !== undefined && current === undefined,
  };
}
