import type { Address } from '@stoa/contract';
import { checkedAddress, knownPlace } from './check';
import { addressFormat, COUNTRIES } from './format';

const NEW_YORK: Address = {
  recipient: 'Clara Customer',
  line1: '548 Market St',
  line2: null,
  locality: 'New York',
  administrativeArea: 'NY',
  postalCode: '10001',
  country: 'US',
  phone: null,
};

const faultsOf = (address: Partial<Address>) => {
  try {
    checkedAddress({ ...NEW_YORK, ...address });
    return [];
  } catch (error) {
    return (error as { details: { errors: { message: string }[] } }).details.errors.map(({ message }) => message);
  }
};

it('asks for the parts of a country, under their names there', () => {
  const labels = (country: string) => addressFormat(country)?.parts.map(({ label }) => label);
  expect(labels('US')).toEqual(expect.arrayContaining(['City', 'State', 'ZIP code']));
  expect(labels('DE')).not.toContain('Province');
  expect(labels('JP')).toContain('Prefecture');
  expect(addressFormat('US')?.areas).toContainEqual({
    code: 'NY',
    name: 'New York',
    postalCodes: '1[0-4]|06390|00501|00544',
  });
});

it('takes an address that has what its country needs', () => {
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ country: 'DE', administrativeArea: null, postalCode: '10115' })).toEqual([]);
  expect(faultsOf({ country: 'IE', administrativeArea: null, postalCode: null })).toEqual([]);
});

it('names each part that is missing or wrong', () => {
  expect(faultsOf({ administrativeArea: null, postalCode: null })).toEqual(['Select a state', 'Enter a ZIP code']);
  expect(faultsOf({ postalCode: 'ABC' })).toEqual(['Enter a valid ZIP code, such as 95014']);
  expect(faultsOf({ administrativeArea: 'Bavaria' })).toEqual(['There is no Bavaria in this country']);
});

it('knows where a postal code can’t be', () => {
  const portland = { locality: 'Portland', administrativeArea: 'CA', postalCode: '97201' };
  expect(faultsOf(portland)).toEqual(['Enter a ZIP code in California']);
  expect(faultsOf({ ...portland, administrativeArea: 'Oregon' })).toEqual([]);
  const toronto = { country: 'CA', administrativeArea: 'ON', postalCode: 'H2X 1Y4' };
  expect(faultsOf(toronto)).toEqual(['Enter a postal code in Ontario']);
});

it.each([
  ['CA', 'ON', 'm5v2t6', 'M5V 2T6'],
  ['GB', null, 'sw1a1aa', 'SW1A 1AA'],
  ['US', 'NY', '10001 1234', '10001-1234'],
  ['DE', null, '10115', '10115'],
])('writes postal codes of %s as the post there does', (country, administrativeArea, postalCode, written) => {
  expect(checkedAddress({ ...NEW_YORK, country, administrativeArea, postalCode }).postalCode).toBe(written);
});

it('reads a state by its name or its code', () => {
  expect(checkedAddress({ ...NEW_YORK, administrativeArea: 'new york' }).administrativeArea).toBe('NY');
  expect(knownPlace({ country: 'US', administrativeArea: 'California', postalCode: null }).administrativeArea).toBe(
    'CA',
  );
});

it('leaves out what a country doesn’t have', () => {
  expect(checkedAddress({ ...NEW_YORK, country: 'DE', postalCode: '10115' }).administrativeArea).toBeNull();
});

it('knows the parts of every country, and a pattern that compiles where there is one', () => {
  expect(COUNTRIES.length).toBeGreaterThan(240);
  for (const country of COUNTRIES) {
    const format = addressFormat(country);
    expect(format?.parts.map(({ part }) => part)).toEqual(expect.arrayContaining(['recipient', 'line1']));
    if (format?.postalCodePattern && format.postalCodeExample)
      expect(format.postalCodeExample).toMatch(new RegExp(`^(?:${format.postalCodePattern})$`));
  }
});

it('knows no country that there isn’t, whatever objects inherit', () => {
  for (const country of ['XX', 'constructor', '__proto__']) expect(addressFormat(country)).toBeUndefined();
});
