import { readStoredJson, removeStored, store } from '@stoa/web-kit';
import { createStore } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import type { CurrentOffers } from '../api';
import {
  type CartItem,
  type CartProduct,
  keyOf,
  type LineKey,
  readCartItems,
  totalOf,
  withAdded,
  withOffer,
  withoutPreviousPrice,
} from './cart-items';

export const CART_STORAGE_KEY = 'cart-storage';

interface CartContent {
  items: CartItem[];
  total: number;
}

export interface Cart extends CartContent {
  addItem: (product: CartProduct, quantity?: number) => void;
  removeItem: (key: LineKey) => void;
  updateQuantity: (key: LineKey, quantity: number) => void;
  clearCart: () => void;
  change: (next: (items: CartItem[]) => CartItem[]) => void;
  /** Applies current names and prices, and limits quantities to the stock. Keeps each line's previous price if it changed. */
  bringUpToDate: (offers: CurrentOffers) => void;
  /** Called once the shopper has seen which prices changed. */
  acceptPrices: () => void;
}

const CHANGING = ['name', 'choice', 'price', 'quantity'] as const;
const differs = (item: CartItem, before: CartItem): boolean => CHANGING.some((field) => item[field] !== before[field]);

const contentOf = (items: CartItem[]): CartContent => ({ items, total: totalOf(items) });

/** A damaged value counts as none. If storage is blocked or full, the cart lasts until the page is closed. */
const readItems = (): CartItem[] => readCartItems(readStoredJson(CART_STORAGE_KEY));

const storage: PersistStorage<CartContent> = {
  getItem: () => ({ state: contentOf(readItems()) }),
  setItem: (name, value) => store(name, JSON.stringify(value)),
  removeItem: (name) => removeStored(name),
};

/** One cart per app. CartProvider restores it, because a server has no storage. */
export const createCart = () =>
  createStore<Cart>()(
    persist(
      (set, get) => {
        // Another tab may have changed it a moment ago, and this one hears of it later.
        const change = (next: (items: CartItem[]) => CartItem[]) => set(() => contentOf(next(readItems())));
        return {
          ...contentOf([]),
          change,
          addItem: (product, quantity = 1) => change((items) => withAdded(items, product, quantity)),
          removeItem: (key) => change((items) => items.filter((item) => keyOf(item) !== key)),
          updateQuantity: (key, quantity) =>
            change((items) => items.map((item) => (keyOf(item) === key ? { ...item, quantity } : item))),
          bringUpToDate: (offers) => {
            const updated = (item: CartItem): CartItem => {
              const offer = offers.get(keyOf(item));
              return offer ? withOffer(item, offer) : item;
            };
            // What didn't change isn't written.
            if (get().items.some((item) => differs(updated(item), item))) change((items) => items.map(updated));
          },
          clearCart: () => change(() => []),
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
