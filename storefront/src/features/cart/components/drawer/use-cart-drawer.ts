import { useOverlay } from '@stoa/web-kit';

const WANTED_CHECKOUT = 'wanted checkout';

export function useCartDrawer() {
  const { detail, open, ...drawer } = useOverlay('cart');
  return {
    ...drawer,
    open: () => open(),
    /** Because someone wanted to check out with an empty cart. */
    openForCheckout: () => open(WANTED_CHECKOUT),
    wantedCheckout: detail === WANTED_CHECKOUT,
  };
}
