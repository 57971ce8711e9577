import { type DeliveryMethod, shownDelivery } from './delivery';

const US = [{ country: 'US', areas: [] }];
const method = (price: number, more: Partial<DeliveryMethod> = {}): DeliveryMethod => ({
  id: price,
  name: 'Delivery',
  note: null,
  price,
  freeFrom: null,
  places: US,
  pickUp: false,
  ...more,
});
const pickUp = method(0, { pickUp: true, places: [] });
const none = { price: null, varies: false, freeFrom: null, pickUp: false };

it.each([
  ['nothing, without a method', [], none],
  ['pickup alone', [pickUp], { ...none, pickUp: true }],
  [
    'one price, and from when it is free',
    [method(500, { freeFrom: 5000 }), pickUp],
    { price: 5, freeFrom: 50, pickUp: true },
  ],
  [
    'the cheapest of those that go to the same places',
    [method(1500), method(500, { freeFrom: 5000 })],
    { price: 5, freeFrom: 50 },
  ],
  [
    'the cheapest, if it goes everywhere',
    [method(1500), method(500, { freeFrom: 5000, places: [] })],
    { price: 5, freeFrom: 50 },
  ],
  [
    'that it depends on the place, and no amount that holds in one place only',
    [method(500, { freeFrom: 5000 }), method(2500, { places: [] })],
    { price: 5, varies: true },
  ],
  [
    'of two at one price, the one that can be free',
    [method(500), method(500, { freeFrom: 5000 })],
    { price: 5, freeFrom: 50 },
  ],
])('shows %s', (_what, methods, shown) => expect(shownDelivery(methods)).toEqual({ ...none, ...shown }));
