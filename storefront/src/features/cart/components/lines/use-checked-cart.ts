import { useEffect } from 'react';
import { useOffers } from '../../api';
import { type CartItem, keyOf } from '../../stores/cart-items';
import { useCart } from '../../stores/cart-provider';

/** The cart, brought up to date, and what the shop offers for its lines now. */
export function useCheckedCart() {
  const { items, total, bringUpToDate } = useCart((cart) => cart);
  const { data: current, error } = useOffers(items.map(keyOf));
  useEffect(() => {
    if (current) bringUpToDate(current);
  }, [current, bringUpToDate]);
  return {
    items,
    total,
    /** Undefined until it's known. */
    offerFor: (item: CartItem) => current?.get(keyOf(item)),
    unchecked: error !== undefined && current === undefined,
  };
}
