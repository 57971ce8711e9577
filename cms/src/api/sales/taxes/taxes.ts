import { type Place, STANDARD_TAX_CLASS, type TaxRate } from '@stoa/contract';
import type { ExpressionBuilder } from 'kysely';
import type { Tables } from '../../../database/column-types';

export type TaxPlace = Pick<Place, 'country' | 'administrativeArea'>;

/** Those of the shop's country, and of another one, in the order in which they count: a state's before its country's. */
export const selectTaxRates = (db: ExpressionBuilder<Tables, 'sales_settings'>, other: TaxPlace | null) =>
  db
    .selectFrom('tax_rates')
    .where((rate) =>
      rate.or([
        rate('tax_rates.country', '=', rate.ref('sales_settings.country')),
        ...(other ? [rate('tax_rates.country', '=', other.country)] : []),
      ]),
    )
    .orderBy('tax_rates.administrative_area', 'desc')
    .orderBy((rate) => rate('tax_class', '=', STANDARD_TAX_CLASS), 'desc')
    .orderBy('id')
    .select([
      'tax_rates.country',
      'tax_rates.administrative_area as administrativeArea',
      'name',
      'tax_class as taxClass',
      'percent',
      'on_shipping as onShipping',
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof selectTaxRates>['execute']>>[number];

interface TaxedThing {
  taxClass: string;
  needsShipping: boolean;
}

export interface Taxes {
  rateOf(thing: TaxedThing): TaxRate | null;
  onShipping: TaxRate | null;
}

const toRate = ({ name, percent }: Row): TaxRate => ({ name, percent });

/** The rates of a place. A state's rate counts instead of its country's. */
const ratesOf = (rows: readonly Row[], { country, administrativeArea }: TaxPlace) => {
  const ofPlace = rows.filter(
    (row) => row.country === country && ['', administrativeArea ?? ''].includes(row.administrativeArea),
  );
  const rateOf = (taxClass: string): Row | undefined => ofPlace.find((row) => row.taxClass === taxClass);
  // Of the rates that count, not one of the country that a state's stands for.
  const shipping = ofPlace.find((row) => row.onShipping && rateOf(row.taxClass) === row);
  return {
    rateOf(taxClass: string): TaxRate | null {
      const row = rateOf(taxClass);
      return row ? toRate(row) : null;
    },
    onShipping: shipping ? toRate(shipping) : null,
  };
};

/** What is delivered is taxed where it goes, and everything else where the shop is. `destination`: null if nothing goes anywhere. */
export const taxesOf = (rates: readonly Row[], shop: TaxPlace, destination: TaxPlace | null): Taxes => {
  const here = ratesOf(rates, shop);
  const there = destination ? ratesOf(rates, destination) : here;
  return {
    rateOf: ({ taxClass, needsShipping }) => (needsShipping ? there : here).rateOf(taxClass),
    onShipping: there.onShipping,
  };
};

interface TaxSettings {
  taxRates: readonly Row[];
  pricesIncludeTax: boolean;
}

/** Whether the rest of the address may add tax. Of a place that isn't known at all, the shop's own country stands in. */
export const isTaxPending = ({ taxRates, pricesIncludeTax }: TaxSettings, place: TaxPlace | null): boolean => {
  if (pricesIncludeTax) return false;
  if (!place) return taxRates.length > 0;
  return (
    !place.administrativeArea &&
    taxRates.some(({ country, administrativeArea }) => country === place.country && administrativeArea !== '')
  );
};

interface Taxed {
  rate: TaxRate | null;
  amount: number;
}

/** What each rate comes to, as an invoice lists it. */
export const byRate = (taxed: readonly Taxed[]): (TaxRate & { amount: number })[] => {
  const sums = new Map<string, TaxRate & { amount: number }>();
  for (const { rate, amount } of taxed) {
    if (!rate || amount === 0) continue;
    const key = `${rate.name} ${rate.percent}`;
    const sum = sums.get(key) ?? { ...rate, amount: 0 };
    sums.set(key, { ...sum, amount: sum.amount + amount });
  }
  return [...sums.values()];
};
