import { placelessPickups } from './selling-blockers';

const method = {
  id: 1,
  name: 'Pick up',
  note: null,
  pricing: 'FLAT' as const,
  price: 0,
  tiers: [],
  freeFrom: null,
  transitMin: null,
  transitMax: null,
  places: [],
  pickUp: true,
  pickUpAddress: null,
  pickUpHours: null,
  enabled: true,
};

test('a pickup that is on has to say where', () => {
  const others = [
    { ...method, pickUpAddress: '12 Kiln Lane' },
    { ...method, enabled: false },
    { ...method, pickUp: false },
  ];
  expect(placelessPickups({ shippingMethods: others })).toEqual([]);
  expect(placelessPickups({ shippingMethods: [...others, method] })).toEqual([
    '“Pick up” has no address, so customers can’t know where to pick up their orders',
  ]);
});
