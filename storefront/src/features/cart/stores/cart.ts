import { createStore } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import {
  type CartItem,
  type CartProduct,
  readCartItems,
  totalOf,
  withAdded,
  withinStock,
  withoutPreviousPrice,
  withPrice,
} from './cart-items';

export const CART_STORAGE_KEY = 'cart-storage';

interface CartContent {
  items: CartItem[];
  total: number;
}

export interface Offer {
  price: number;
  stock: number;
}

export interface Cart extends CartContent {
  addItem: (product: CartProduct) => void;
  removeItem: (id: number) => void;
  updateQuantity: (id: number, quantity: number) => void;
  clearCart: () => void;
  /** Applies current prices and limits quantities to the stock. Keeps the previous price of each item whose price changed. */
  bringUpToDate: (offers: ReadonlyMap<number, Offer>) => void;
  /** Called once the shopper has seen which prices changed. */
  acceptPrices: () => void;
}

const differs = (item: CartItem, before: CartItem | undefined): boolean =>
  item.price !== before?.price || item.quantity !== before.quantity;

const contentOf = (items: CartItem[]): CartContent => ({ items, total: totalOf(items) });

/** A damaged value counts as none. If storage is blocked or full, the cart lasts until the page is closed. */
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

/** One cart per app. CartProvider restores it, because a server has no storage. */
export const createCart = () =>
  createStore<Cart>()(
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
          bringUpToDate: (offers) => {
            const items = get().items.map((item) => {
              const offer = offers.get(item.id);
              return offer ? withinStock(withPrice(item, offer.price), offer.stock) : item;
            });
            // Writing unchanged items would bring back what another tab has just removed.
            if (items.some((item, place) => differs(item, get().items[place]))) change(() => items);
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
