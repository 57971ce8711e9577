import { type AddressFormat, addressErrors } from '@stoa/contract';
import { type AddressValues, blankAddress } from './address-values';

it('names the parts of an address that are missing, and a postal code that is wrong', () => {
  const part = (name: keyof AddressValues, required: boolean) => ({
    part: name,
    label: name === 'locality' ? 'City' : 'Line',
    required,
    autocomplete: name,
  });
  const format: AddressFormat = {
    country: 'US',
    parts: [
      part('recipient', true),
      part('line1', true),
      part('locality', true),
      { ...part('postalCode', true), label: 'ZIP code' },
      part('phone', false),
    ],
    areas: [],
    postalCodePattern: '(\\d{5})(?:[ \\-](\\d{4}))?',
    postalCodeExample: '95014',
  };
  const address = { ...blankAddress, country: 'US', line1: '548 Market St', postalCode: ' 10001-1234 ' };
  expect(addressErrors(format, address)).toEqual({ 'address.locality': 'Enter a city' });
  expect(addressErrors(undefined, address)).toEqual({});
  const complete = { ...address, locality: 'New York' };
  expect(addressErrors(format, complete)).toEqual({});
  const wrong = { ...complete, postalCode: '1000' };
  expect(addressErrors(format, wrong)).toEqual({ 'address.postalCode': 'Enter a valid ZIP code, such as 95014' });
  // Of another country, whose format isn’t there yet, nothing is known.
  expect(addressErrors(format, { ...wrong, country: 'DE' })).toEqual({});
  expect(addressErrors({ ...format, postalCodePattern: null }, wrong)).toEqual({});
});
