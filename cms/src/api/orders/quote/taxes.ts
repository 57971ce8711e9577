import type { Place, TaxRate } from '@stoa/contract';
import type { Sql } from '../../../database/sql';

type TaxPlace = Pick<Place, 'country' | 'administrativeArea'>;

/** PostgreSQL returns numeric as text. */
interface Row {
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

/** The rates of a place. A state's rate counts instead of its country's. */
const ratesOf = async (sql: Sql, { country, administrativeArea }: TaxPlace) => {
  const rows: Row[] = await sql('tax_rates')
    .where({ country })
    .whereIn('administrative_area', ['', administrativeArea ?? ''])
    .orderByRaw(`administrative_area DESC, tax_class = 'standard' DESC, id`)
    .select({ name: 'name', taxClass: 'tax_class', percent: 'percent', onDelivery: 'on_delivery' });
  const rateOf = (taxClass: string): Row | undefined => rows.find((row) => row.taxClass === taxClass);
  // Of the rates that count, not one of the country that a state's stands for.
  const delivery = rows.find((row) => row.onDelivery && rateOf(row.taxClass) === row);
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
  const here = await ratesOf(sql, shop);
  const there = destination ? await ratesOf(sql, destination) : here;
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
