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
  onDelivery: boolean;
}

interface TaxedThing {
  taxClass: string;
  needsDelivery: boolean;
}

export interface Taxes {
  rateOf(thing: TaxedThing): TaxRate | null;
  onDelivery: TaxRate | null;
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
      onDelivery: 'on_delivery',
    });

/** The rates of a place. A state's rate counts instead of its country's. */
const ratesOf = (rows: readonly Row[], { country, administrativeArea }: TaxPlace) => {
  const ofPlace = rows.filter(
    (row) => row.country === country && ['', administrativeArea ?? ''].includes(row.administrativeArea),
  );
  const rateOf = (taxClass: string): Row | undefined => ofPlace.find((row) => row.taxClass === taxClass);
  // Of the rates that count, not one of the country that a state's stands for.
  const delivery = ofPlace.find((row) => row.onDelivery && rateOf(row.taxClass) === row);
  return {
    rateOf(taxClass: string): TaxRate | null {
      const row = rateOf(taxClass);
      return row ? toRate(row) : null;
    },
    onDelivery: delivery ? toRate(delivery) : null,
  };
};

/** What is delivered is taxed where it goes, and everything else where the shop is. `destination`: null if nothing goes anywhere. */
export const readTaxes = async (sql: Sql, shop: TaxPlace, destination: TaxPlace | null): Promise<Taxes> => {
  const rows = await readRows(sql, [shop, ...(destination ? [destination] : [])]);
  const here = ratesOf(rows, shop);
  const there = destination ? ratesOf(rows, destination) : here;
  return {
    rateOf: ({ taxClass, needsDelivery }) => (needsDelivery ? there : here).rateOf(taxClass),
    onDelivery: there.onDelivery,
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
