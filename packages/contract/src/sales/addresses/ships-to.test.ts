import { findCountriesNotShippedTo, shipsTo } from './ships-to';

const method = (more: object = {}) => ({
  places: [{ country: 'US', areas: ['NY'] }],
  pickUp: false,
  enabled: true,
  ...more,
});
const place = (country: string, administrativeArea: string | null = null) => ({ country, administrativeArea });

test.each([
  [place('US'), true],
  [place('US', 'NY'), true],
  [place('US', 'CA'), false],
  [place('CA'), false],
])('a method for New York goes to %j: %s', (to, goes) => expect(shipsTo([method()], to)).toBe(goes));

test.each([
  [method({ places: [] }), true],
  [method({ places: [{ country: 'CA', areas: [] }] }), true],
  [method({ places: [], enabled: false }), false],
  [method({ places: [], pickUp: true }), false],
])('%j goes to Canada: %s', (one, goes) => expect(shipsTo([one], place('CA', 'ON'))).toBe(goes));

test('the countries of the shop and of its taxes that nothing goes to', () => {
  const rate = { name: 'Tax', taxClass: 'standard', percent: 5, onShipping: false };
  const taxRates = [place('CA', 'ON'), place('US'), place('DE'), place('CA')].map((to) => ({ ...rate, ...to }));
  const settings = { shippingMethods: [method()], taxRates, country: 'GB' };
  expect(findCountriesNotShippedTo(settings)).toEqual(['GB', 'CA', 'DE']);
});
