import type { AddressFormat } from '@stoa/contract';
import { notFound } from '../../../http/problem';
import type { Context } from '../../../services';
import { addressFormat, COUNTRIES } from '../addresses/format';

export default (_context: Context) => ({
  countries: (): string[] => COUNTRIES,

  format(country: string): AddressFormat {
    const format = addressFormat(country.toUpperCase());
    if (!format) throw notFound('There is no such country');
    return format;
  },
});
