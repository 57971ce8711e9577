import { type ShippingMethod, shippingInfo } from './shipping-methods';

const US = [{ country: 'US', areas: [] }];
const shippingMethod = (price: number, more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  id: price,
  name: 'Delivery',
  note: null,
  price,
  freeFrom: null,
  places: US,
  pickUp: false,
  pickUpAddress: null,
  pickUpHours: null,
  ...more,
});
const pickUp = shippingMethod(0, { pickUp: true, places: [] });
const none = { price: null, varies: false, freeFrom: null, pickUp: false, countries: null };

it.each([
  ['nothing, without a method', [], { countries: [] }],
  ['pickup alone', [pickUp], { pickUp: true, countries: [] }],
  [
    'one price, and from when it is free',
    [shippingMethod(500, { freeFrom: 5000 }), pickUp],
    { price: 5, freeFrom: 50, pickUp: true, countries: ['US'] },
  ],
  [
    'the cheapest of those that go to the same places',
    [shippingMethod(1500), shippingMethod(500, { freeFrom: 5000 })],
    { price: 5, freeFrom: 50, countries: ['US'] },
  ],
  [
    'the cheapest, if it goes everywhere',
    [shippingMethod(1500), shippingMethod(500, { freeFrom: 5000, places: [] })],
    { price: 5, freeFrom: 50 },
  ],
  [
    'that it depends on the place, and no amount that holds in one place only',
    [shippingMethod(500, { freeFrom: 5000 }), shippingMethod(2500, { places: [] })],
    { price: 5, varies: true },
  ],
  [
    'of two at one price, the one that can be free',
    [shippingMethod(500), shippingMethod(500, { freeFrom: 5000 })],
    { price: 5, freeFrom: 50, countries: ['US'] },
  ],
])('shows %s', (_what, shippingMethods, shown) => expect(shippingInfo(shippingMethods)).toEqual({ ...none, ...shown }));
