import { type ShippingMethod, shippingInfo } from './shipping-methods';

const US = [{ country: 'US', areas: [] }];
const shippingMethod = (price: number, more: Partial<ShippingMethod> = {}): ShippingMethod => ({
  id: price,
  name: 'Delivery',
  note: null,
  pricing: 'FLAT',
  price,
  tiers: [],
  transitMin: null,
  transitMax: null,
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
    'the lowest price of a table of prices',
    [
      shippingMethod(0, {
        pricing: 'BY_WEIGHT',
        tiers: [
          { upTo: 1000, price: 700 },
          { upTo: null, price: 1200 },
        ],
        freeFrom: 5000,
      }),
    ],
    { price: 7, varies: true, freeFrom: 50, countries: ['US'] },
  ],
  [
    'of two at one price, the one that can be free',
    [shippingMethod(500), shippingMethod(500, { freeFrom: 5000 })],
    { price: 5, freeFrom: 50, countries: ['US'] },
  ],
])('shows %s', (_what, shippingMethods, shown) => expect(shippingInfo(shippingMethods)).toEqual({ ...none, ...shown }));
