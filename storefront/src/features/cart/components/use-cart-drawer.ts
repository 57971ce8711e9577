import { useOverlay } from '@stoa/web-kit';

const WANTED_CHECKOUT = 'wanted checkout';

export function useCartDrawer() {
  const { detail, open, ...drawer } = useOverlay('cart');
  return {
    ...drawer,
    open: () => open(),
    /** Because someone wanted to check out with nothing in the cart. */
    openForCheckout: () => open(WANTED_CHECKOUT),
    wantedCheckout: detail === WANTED_CHECKOUT,
  };
}
