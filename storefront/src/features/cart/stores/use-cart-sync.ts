import { useEffect, useSyncExternalStore } from 'react';
import { CART_STORAGE_KEY, useCart } from './cart';

/** Restores the cart, and follows what other tabs do with it. Once a page. */
export function useCartSync() {
  useEffect(() => {
    const restore = () => void useCart.persist.rehydrate();
    const onStorage = ({ key }: StorageEvent) => {
      if (key === CART_STORAGE_KEY || key === null) restore();
    };
    // A page that comes back from the browser's history heard nothing meanwhile.
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
  }, []);
}

/** Before, an empty cart only means that nobody has looked. */
export function useCartRestored(): boolean {
  const { onFinishHydration, hasHydrated } = useCart.persist;
  return useSyncExternalStore(onFinishHydration, hasHydrated, () => false);
}
