import type { Place, TaxRate } from '@stoa/contract';
import type { Sql } from '../../../database/sql';

type TaxPlace = Pick<Place, 'country' | 'administrativeArea'>;

/** PostgreSQL returns numeric as text. */
interface Row {
  country: string;
  administrativeArea: string;
  name: string;
  taxClass: string;
  percent: string;
  onShipping: boolean;
}

interface TaxedThing {
  taxClass: string;
  needsShipping: boolean;
}

export interface Taxes {
  rateOf(thing: TaxedThing): TaxRate | null;
  onShipping: TaxRate | null;
}

const toRate = ({ name, percent }: Row): TaxRate => ({ name, percent: Number(percent) });

/** Of whole countries and of their states, in the order in which they count. */
const readRows = (sql: Sql, places: readonly TaxPlace[]): Promise<Row[]> =>
  sql('tax_rates')
    .whereIn(
      'country',
      places.map(({ country }) => country),
    )
    .whereIn('administrative_area', ['', ...places.map(({ administrativeArea }) => administrativeArea ?? '')])
    .orderByRaw(`administrative_area DESC, tax_class = 'standard' DESC, id`)
    .select({
      country: 'country',
      administrativeArea: 'administrative_area',
      name: 'name',
      taxClass: 'tax_class',
      percent: 'percent',
      onShipping: 'on_shipping',
    });

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
export const readTaxes = async (sql: Sql, shop: TaxPlace, destination: TaxPlace | null): Promise<Taxes> => {
  const rows = await readRows(sql, [shop, ...(destination ? [destination] : [])]);
  const here = ratesOf(rows, shop);
  const there = destination ? ratesOf(rows, destination) : here;
  return {
    rateOf: ({ taxClass, needsShipping }) => (needsShipping ? there : here).rateOf(taxClass),
    onShipping: there.onShipping,
  };
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
