import { create } from 'zustand';

interface CartDrawerState {
  isOpen: boolean;
  /** Opened because someone wanted to check out with nothing in the cart. */
  wantedCheckout: boolean;
  open: () => void;
  openForCheckout: () => void;
  close: () => void;
}

export const useCartDrawer = create<CartDrawerState>()((set) => ({
  isOpen: false,
  wantedCheckout: false,
  open: () => set({ isOpen: true, wantedCheckout: false }),
  openForCheckout: () => set({ isOpen: true, wantedCheckout: true }),
  close: () => set({ isOpen: false }),
}));
