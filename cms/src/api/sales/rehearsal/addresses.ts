import type { Address } from '@stoa/contract';

const sample = (
  country: string,
  [line1, locality, administrativeArea, postalCode]: [string, string, string | null, string],
): Address => ({
  recipient: 'Alex Morgan',
  line1,
  line2: null,
  locality,
  administrativeArea,
  postalCode,
  country,
  phone: null,
});

/** Where somebody could live. */
export const SAMPLE_ADDRESSES: readonly Address[] = [
  sample('US', ['548 Market St', 'San Francisco', 'CA', '94104']),
  sample('CA', ['220 Yonge St', 'Toronto', 'ON', 'M5B 2H1']),
  sample('GB', ['10 Regent St', 'London', null, 'SW1Y 4PE']),
  sample('DE', ['Torstraße 1', 'Berlin', null, '10119']),
  sample('FR', ['12 Rue de Rivoli', 'Paris', null, '75004']),
  sample('NL', ['Damrak 1', 'Amsterdam', null, '1012 LG']),
  sample('AU', ['300 George St', 'Sydney', 'NSW', '2000']),
];
