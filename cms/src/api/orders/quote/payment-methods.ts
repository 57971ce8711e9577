import type { PricedCart } from './price-cart';

/** Whether an order can be paid that way. */
export const fitsPaymentMethod = (
  { shippingMethod }: Pick<PricedCart, 'shippingMethod'>,
  paymentMethod: { onlyAtPickUp: boolean },
): boolean => !paymentMethod.onlyAtPickUp || Boolean(shippingMethod?.pickUp);
