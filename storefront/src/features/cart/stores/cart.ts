import { create } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import {
  type CartItem,
  type CartProduct,
  readCartItems,
  totalOf,
  withAdded,
  withoutPreviousPrice,
  withPrice,
} from './cart-items';

export const CART_STORAGE_KEY = 'cart-storage';

interface CartContent {
  items: CartItem[];
  total: number;
}

interface Cart extends CartContent {
  addItem: (product: CartProduct) => void;
  removeItem: (id: number) => void;
  updateQuantity: (id: number, quantity: number) => void;
  clearCart: () => void;
  /** The shop's prices of today; the one of before stays beside a price that changed. */
  updatePrices: (prices: ReadonlyMap<number, number>) => void;
  /** The shopper has seen which prices changed. */
  acceptPrices: () => void;
}

const contentOf = (items: CartItem[]): CartContent => ({ items, total: totalOf(items) });

/** A damaged value counts as none; where storage is blocked or full, the cart lives until the page is left. */
const storage: PersistStorage<CartContent> = {
  getItem(name) {
    try {
      return { state: contentOf(readCartItems(JSON.parse(window.localStorage.getItem(name) ?? 'null'))) };
    } catch {
      return { state: contentOf([]) };
    }
  },
  setItem(name, value) {
    try {
      window.localStorage.setItem(name, JSON.stringify(value));
    } catch {
      // See above.
    }
  },
  removeItem(name) {
    window.localStorage.removeItem(name);
  },
};

/** Restored by `useCartSync`, not at import: a server has no storage. */
export const useCart = create<Cart>()(
  persist(
    (set, get) => {
      const change = (next: (items: CartItem[]) => CartItem[]) => set(({ items }) => contentOf(next(items)));
      return {
        ...contentOf([]),
        addItem: (product) => change((items) => withAdded(items, product)),
        removeItem: (id) => change((items) => items.filter((item) => item.id !== id)),
        updateQuantity: (id, quantity) =>
          change((items) => items.map((item) => (item.id === id ? { ...item, quantity } : item))),
        clearCart: () => change(() => []),
        updatePrices: (prices) => {
          // Writing what has not changed would bring back what another tab has just removed.
          if (!get().items.some(({ id, price }) => price !== (prices.get(id) ?? price))) return;
          change((items) => items.map((item) => withPrice(item, prices.get(item.id) ?? item.price)));
        },
        acceptPrices: () => change((items) => items.map(withoutPreviousPrice)),
      };
    },
    {
      name: CART_STORAGE_KEY,
      storage,
      partialize: ({ items, total }): CartContent => ({ items, total }),
      skipHydration: true,
    },
  ),
);
