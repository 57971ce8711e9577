import { forAll, forProviders } from '../../../http/routes';

export default {
  routes: [
    forAll('POST', '/checkout/orders/:key/pay', 'payments.open'),
    forAll('POST', '/checkout/orders/:key/settle', 'payments.settle'),
    forProviders('POST', '/payments/:provider/events', 'payments.receive'),
  ],
};
