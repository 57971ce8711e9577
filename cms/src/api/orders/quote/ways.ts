import type { PricedCart } from './price-cart';

/** Whether an order can be paid that way. */
export const fitsWay = ({ method }: Pick<PricedCart, 'method'>, way: { onlyAtPickUp: boolean }): boolean =>
  !way.onlyAtPickUp || Boolean(method?.pickUp);
