import { forAll } from '../../../http/routes';

export default {
  routes: [
    forAll('POST', '/checkout/quote', 'checkout.quote'),
    forAll('POST', '/checkout/orders', 'checkout.place'),
    forAll('GET', '/checkout/orders/:key', 'checkout.ofKey'),
    forAll('POST', '/checkout/orders/:key/cancel', 'checkout.cancel'),
    forAll('GET', '/countries', 'checkout.countries'),
    forAll('GET', '/countries/:country', 'checkout.addressFormat'),
  ],
};
