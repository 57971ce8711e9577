import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { useStore } from 'zustand';
import { CART_STORAGE_KEY, type Cart, createCart } from './cart';

const CartContext = createContext<ReturnType<typeof createCart> | null>(null);

/** Restores the cart, and follows changes made in other tabs. */
export function CartProvider({ children }: { children: ReactNode }) {
  const [cart] = useState(createCart);
  useEffect(() => {
    const restore = () => void cart.persist.rehydrate();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === CART_STORAGE_KEY || key === null) restore();
    };
    // A page restored from the browser's back/forward cache missed any storage events.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) restore();
    };
    restore();
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [cart]);
  return <CartContext value={cart}>{children}</CartContext>;
}

/** For code that reads the cart at the moment of a click. */
export function useCartStore() {
  const cart = useContext(CartContext);
  if (!cart) throw new Error('useCartStore must be used within a cart provider');
  return cart;
}

export const useCart = <Part,>(select: (cart: Cart) => Part): Part => useStore(useCartStore(), select);

/** Until it's restored, an empty cart only means that storage hasn't been read yet. */
export function useCartRestored(): boolean {
  const { onFinishHydration, hasHydrated } = useCartStore().persist;
  return useSyncExternalStore(onFinishHydration, hasHydrated, () => false);
}
