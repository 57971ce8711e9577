import type { ShippingInfo } from '@stoa/contract';
import { amountToFreeShipping } from './free-shipping';

const shipping: ShippingInfo = {
  price: 5,
  varies: false,
  freeFrom: 50,
  pickUp: false,
  countries: null,
  handling: null,
  addsTax: false,
};

test.each([
  ['what is missing, to the cent', shipping, 38.01, 11.99],
  ['nothing is missing at the amount', shipping, 50, 0],
  ['nothing is missing above it', shipping, 80, 0],
  ['no amount makes it free', { ...shipping, freeFrom: null }, 10, null],
  ['it is free anyway', { ...shipping, price: 0 }, 10, null],
  ['nothing is shipped', { ...shipping, price: null }, 10, null],
  ['not known yet', undefined, 10, null],
])('%s', (_what, info, subtotal, missing) => expect(amountToFreeShipping(info, subtotal)).toBe(missing));
