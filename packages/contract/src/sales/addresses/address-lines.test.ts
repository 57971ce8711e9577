import { addressLines } from './address-lines';

it('leaves out what an address doesn’t have', () => {
  const address = {
    recipient: 'Clara',
    line1: '548 Market St',
    line2: null,
    locality: 'New York',
    administrativeArea: 'NY',
    postalCode: '10001',
    country: 'US',
    phone: null,
  };
  expect(addressLines(address)).toEqual(['Clara', '548 Market St', 'New York, NY 10001', 'United States']);
  expect(addressLines({ ...address, locality: null, administrativeArea: null, postalCode: null })).toEqual([
    'Clara',
    '548 Market St',
    'United States',
  ]);
});
