import { isTaxPending } from './taxes';

const rate = (country: string, administrativeArea: string, percent = 8) => ({
  country,
  administrativeArea,
  name: 'Sales tax',
  taxClass: 'standard',
  percent,
  onShipping: false,
});
const settings = { taxRates: [rate('US', 'NY'), rate('CA', '', 5)], pricesIncludeTax: false };

test.each([
  ['before any place is known', null, true],
  ['in a country with rates by state, before the state is known', { country: 'US', administrativeArea: null }, true],
  ['once the state is known', { country: 'US', administrativeArea: 'NY' }, false],
  ['in a country with one rate for all of it', { country: 'CA', administrativeArea: null }, false],
  ['in a country without rates', { country: 'DE', administrativeArea: null }, false],
])('tax is announced %s: %j, %s', (_when, place, isPending) => {
  expect(isTaxPending(settings, place)).toBe(isPending);
});

test('tax that prices include, or that nobody charges, is never announced', () => {
  expect(isTaxPending({ ...settings, pricesIncludeTax: true }, null)).toBe(false);
  expect(isTaxPending({ ...settings, taxRates: [] }, null)).toBe(false);
});
