import { type AddressFormat, missingParts } from '@stoa/contract';
import { type AddressValues, blankAddress } from './address-values';

it('names the parts of an address that are missing', () => {
  const part = (name: keyof AddressValues, required: boolean) => ({
    part: name,
    label: name === 'locality' ? 'City' : 'Line',
    required,
    autocomplete: name,
  });
  const format: AddressFormat = {
    country: 'US',
    parts: [part('recipient', true), part('line1', true), part('locality', true), part('phone', false)],
    areas: [],
    postalCodePattern: null,
    postalCodeExample: null,
  };
  const address = { ...blankAddress, country: 'US', line1: '548 Market St' };
  expect(missingParts(format, address)).toEqual({ 'address.locality': 'Enter a city' });
  expect(missingParts(undefined, address)).toEqual({});
});
