import type { PlacedOrder } from '@stoa/contract';
import { readStored, removeStored, store } from '@stoa/web-kit';
import { useSyncExternalStore } from 'react';

/** Lasts longer than the tab, so that whoever closed it while paying finds the order, which holds what they want to buy. */
const UNPAID = 'checkout-unpaid';

export const keepUnpaid = (key: string): void => store(UNPAID, key);

export const readUnpaid = (): string | undefined => readStored(UNPAID) || undefined;

export const forgetUnpaid = (key: string): void => {
  if (readUnpaid() === key) removeStored(UNPAID);
};

const DAY = 86_400_000;

/** Somebody else may sit at this browser by now. */
export const isOld = ({ placedAt }: Pick<PlacedOrder, 'placedAt'>): boolean => Date.now() - Date.parse(placedAt) > DAY;

/** Where a tab keeps what was entered at checkout, and the order that it became. */
export const CHECKOUT = 'checkout';

/** Whoever uses this browser next finds nothing of it. */
export function forgetCheckout(): void {
  removeStored(UNPAID);
  removeStored(CHECKOUT, 'sessionStorage');
}

function onElsewhere(tell: () => void) {
  window.addEventListener('storage', tell);
  return () => window.removeEventListener('storage', tell);
}

/** The key of the order that this browser went to pay, in whichever tab. */
export const useUnpaid = (): string | undefined => useSyncExternalStore(onElsewhere, readUnpaid, () => undefined);
