import { readStoredJson, removeStored, store } from '@stoa/web-kit';
import { useEffect, useState } from 'react';
import { createStore, useStore } from 'zustand';
import { type PersistStorage, persist } from 'zustand/middleware';
import {
  type CheckoutEvent,
  type CheckoutState,
  initialCheckout,
  reduceCheckout,
  type TabCheckout,
} from './checkout-state';
import { blankValues } from './checkout-values';

/** In the tab's storage what the tab has come to, and in the browser's what all tabs know. */
const STORAGE_KEY = 'checkout';

type Stored = Omit<CheckoutState, 'unpaidOrder'>;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** The fields of `shape` that a stored value has in the same type. */
function fitted<Shape extends object>(shape: Shape, stored: unknown): Shape {
  if (!isRecord(stored)) return shape;
  const entries = Object.entries(shape).map(([name, empty]) => {
    const value = stored[name];
    if (isRecord(empty)) return [name, fitted(empty, value)];
    return [name, typeof value === typeof empty ? value : empty];
  });
  return Object.fromEntries(entries) as Shape;
}

/** A damaged value counts as none. */
function tabIn(stored: unknown): TabCheckout {
  if (!isRecord(stored) || typeof stored.key !== 'string') return { step: 'idle' };
  const { step, key } = stored;
  const { isNew, ...draft } = fitted({ key, codeFor: '', replaces: '', values: blankValues, isNew: false }, stored);
  if (step === 'entering' || step === 'submitted') return { step, ...draft };
  if (step === 'resumed') return { step, key, values: draft.values };
  return step === 'placed' ? { step, key, isNew } : { step: 'idle' };
}

function readCheckout(): Stored {
  const stored = readStoredJson(STORAGE_KEY);
  const { unpaidKey, finished, linkedCode } = isRecord(stored) ? stored : {};
  return {
    tab: tabIn(readStoredJson(STORAGE_KEY, 'sessionStorage')),
    unpaidKey: typeof unpaidKey === 'string' ? unpaidKey : null,
    finished: Array.isArray(finished) ? finished.filter((order) => typeof order === 'string') : [],
    linkedCode: typeof linkedCode === 'string' ? linkedCode : null,
  };
}

function writeCheckout({ tab, unpaidKey, finished, linkedCode }: Stored): void {
  if (tab.step === 'idle') removeStored(STORAGE_KEY, 'sessionStorage');
  else store(STORAGE_KEY, JSON.stringify(tab), 'sessionStorage');
  if (unpaidKey === null && finished.length === 0 && linkedCode === null) removeStored(STORAGE_KEY);
  else store(STORAGE_KEY, JSON.stringify({ unpaidKey, finished, linkedCode }));
}

const storage: PersistStorage<Stored> = {
  getItem: () => ({ state: readCheckout() }),
  setItem: (_name, { state }) => writeCheckout(state),
  removeItem: () => writeCheckout(initialCheckout),
};

interface CheckoutStore extends CheckoutState {
  dispatch: (event: CheckoutEvent) => void;
}

/**
 * One for the browser, because its storage is, too: each event starts from what is stored, which another tab, or somebody who
 * signed out, may have changed. A server has no checkout.
 */
export const checkoutStore = createStore<CheckoutStore>()(
  persist(
    (set) => ({
      ...initialCheckout,
      dispatch: (event) => set((state) => reduceCheckout({ ...state, ...readCheckout() }, event)),
    }),
    {
      name: STORAGE_KEY,
      storage,
      partialize: ({ tab, unpaidKey, finished, linkedCode }): Stored => ({ tab, unpaidKey, finished, linkedCode }),
      skipHydration: true,
    },
  ),
);

export const { dispatch: dispatchCheckout } = checkoutStore.getInitialState();

export const useCheckout = <Part>(select: (checkout: CheckoutState) => Part): Part => useStore(checkoutStore, select);

/** Whether what was ordered leaves the cart now: once for each order, in whichever tab. Null: it stays there. */
export function finishOrder(id: string | null): boolean {
  const isFirst = id !== null && !readCheckout().finished.includes(id);
  dispatchCheckout({ type: 'orderFinished', leavesCart: isFirst ? id : null });
  return isFirst;
}

/** Follows what other tabs change. False until it has been read for the first time, and `onRestored` was called. */
export function useCheckoutRestored(onRestored?: () => void): boolean {
  const [isRestored, setRestored] = useState(false);
  useEffect(() => {
    const restore = () => void checkoutStore.persist.rehydrate();
    restore();
    onRestored?.();
    setRestored(true);
    window.addEventListener('storage', restore);
    return () => window.removeEventListener('storage', restore);
  }, [onRestored]);
  return isRestored;
}
