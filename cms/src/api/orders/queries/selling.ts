import { type DeliveryTerms, fromCents, type SellingInput, type TaxTerms, toCents } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { badField } from '../../../http/problem';

interface OwnTerms {
  country: string;
  administrativeArea: string;
  pricesIncludeTax: boolean;
  lowStock: number;
  reservedItemsPerOrder: number | null;
  reservedValuePerOrder: number | null;
  reservedItemsPerCustomer: number | null;
  reservedValuePerCustomer: number | null;
  invoiceDetails: string | null;
  linkDays: number;
  updatedAt: Date;
}

const dollarsOrNull = (cents: number | null): number | null => (cents === null ? null : fromCents(cents));
/** What is left out stays as it is. */
const centsOrNull = (dollars: number | null | undefined) => (typeof dollars === 'number' ? toCents(dollars) : dollars);

export const readOwnTerms = async (sql: Sql): Promise<OwnTerms> => {
  const terms: OwnTerms = await sql('terms_of_sale').first({
    country: 'country',
    administrativeArea: 'administrative_area',
    pricesIncludeTax: 'prices_include_tax',
    lowStock: 'low_stock',
    reservedItemsPerOrder: 'reserved_items_per_order',
    reservedValuePerOrder: 'reserved_value_per_order',
    reservedItemsPerCustomer: 'reserved_items_per_customer',
    reservedValuePerCustomer: 'reserved_value_per_customer',
    invoiceDetails: 'invoice_details',
    linkDays: 'link_days',
    updatedAt: 'updated_at',
  });
  return {
    ...terms,
    reservedValuePerOrder: dollarsOrNull(terms.reservedValuePerOrder),
    reservedValuePerCustomer: dollarsOrNull(terms.reservedValuePerCustomer),
  };
};

export const updateOwnTerms = (trx: Sql, terms: SellingInput) => {
  const { country, administrativeArea, pricesIncludeTax, lowStock, invoiceDetails, linkDays } = terms;
  return trx('terms_of_sale').update({
    ...(country && { country, administrative_area: administrativeArea ?? '' }),
    prices_include_tax: pricesIncludeTax,
    low_stock: lowStock,
    reserved_items_per_order: terms.reservedItemsPerOrder,
    reserved_value_per_order: centsOrNull(terms.reservedValuePerOrder),
    reserved_items_per_customer: terms.reservedItemsPerCustomer,
    reserved_value_per_customer: centsOrNull(terms.reservedValuePerCustomer),
    invoice_details: invoiceDetails,
    link_days: linkDays,
    updated_at: new Date(),
  });
};

export const readDeliveryTerms = async (sql: Sql): Promise<DeliveryTerms[]> => {
  const rows: DeliveryTerms[] = await sql('delivery_methods').orderBy('place').orderBy('id').select({
    id: 'id',
    name: 'name',
    note: 'note',
    price: 'price',
    freeFrom: 'free_from',
    places: 'places',
    pickUp: 'pick_up',
    enabled: 'enabled',
  });
  return rows.map(({ price, freeFrom, ...row }) => ({
    ...row,
    price: fromCents(price),
    freeFrom: freeFrom === null ? null : fromCents(freeFrom),
  }));
};

type Methods = NonNullable<SellingInput['methods']>;

const toRow = ({ name, note, price, freeFrom, places, pickUp, enabled }: Methods[number], index: number) => ({
  name,
  note,
  price: toCents(price),
  free_from: freeFrom === null ? null : toCents(freeFrom),
  places: JSON.stringify(places),
  pick_up: pickUp,
  enabled,
  place: index + 1,
  updated_at: new Date(),
});

/** Those that stay keep their ids: carts on other people's screens have them. */
export const replaceDeliveryTerms = async (trx: Sql, methods: Methods): Promise<void> => {
  const kept = methods.flatMap(({ id }) => (id === null ? [] : [id]));
  await trx('delivery_methods').whereNotIn('id', kept).delete();
  for (const [index, method] of methods.entries()) {
    const row = toRow(method, index);
    if (method.id === null) await trx('delivery_methods').insert(row);
    else if ((await trx('delivery_methods').where({ id: method.id }).update(row)) === 0)
      throw badField('methods', `${method.name} no longer exists. Remove it, and add it again`);
  }
};

/** PostgreSQL returns numeric as text. */
type RateRow = Omit<TaxTerms, 'percent' | 'administrativeArea'> & { percent: string; administrativeArea: string };

export const readTaxTerms = async (sql: Sql): Promise<TaxTerms[]> => {
  const rows: RateRow[] = await sql('tax_rates').orderBy('id').select({
    name: 'name',
    country: 'country',
    administrativeArea: 'administrative_area',
    taxClass: 'tax_class',
    percent: 'percent',
    onDelivery: 'on_delivery',
  });
  return rows.map(({ percent, administrativeArea, ...row }) => ({
    ...row,
    administrativeArea: administrativeArea || null,
    percent: Number(percent),
  }));
};

/** Nothing refers to a rate: orders keep what it was. */
export const replaceTaxTerms = async (trx: Sql, rates: NonNullable<SellingInput['rates']>): Promise<void> => {
  await trx('tax_rates').delete();
  if (rates.length === 0) return;
  await trx('tax_rates').insert(
    rates.map(({ name, country, administrativeArea, taxClass, percent, onDelivery }) => ({
      name,
      country,
      administrative_area: administrativeArea ?? '',
      tax_class: taxClass,
      percent,
      on_delivery: onDelivery,
    })),
  );
};
