import {
  fromCents,
  type SalesSettingsInput,
  type ShippingMethodSettings,
  type TaxRateSettings,
  toCents,
} from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { badField } from '../../../http/problem';

interface ShopSettings {
  country: string;
  administrativeArea: string;
  pricesIncludeTax: boolean;
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

export const readShopSettings = async (sql: Sql): Promise<ShopSettings> => {
  const settings: ShopSettings = await sql('sales_settings').first({
    country: 'country',
    administrativeArea: 'administrative_area',
    pricesIncludeTax: 'prices_include_tax',
    reservedItemsPerOrder: 'reserved_items_per_order',
    reservedValuePerOrder: 'reserved_value_per_order',
    reservedItemsPerCustomer: 'reserved_items_per_customer',
    reservedValuePerCustomer: 'reserved_value_per_customer',
    invoiceDetails: 'invoice_details',
    linkDays: 'link_days',
    updatedAt: 'updated_at',
  });
  return {
    ...settings,
    reservedValuePerOrder: dollarsOrNull(settings.reservedValuePerOrder),
    reservedValuePerCustomer: dollarsOrNull(settings.reservedValuePerCustomer),
  };
};

export const updateShopSettings = (trx: Sql, settings: SalesSettingsInput) => {
  const { country, administrativeArea, pricesIncludeTax, invoiceDetails, linkDays } = settings;
  return trx('sales_settings').update({
    ...(country && { country, administrative_area: administrativeArea ?? '' }),
    prices_include_tax: pricesIncludeTax,
    reserved_items_per_order: settings.reservedItemsPerOrder,
    reserved_value_per_order: centsOrNull(settings.reservedValuePerOrder),
    reserved_items_per_customer: settings.reservedItemsPerCustomer,
    reserved_value_per_customer: centsOrNull(settings.reservedValuePerCustomer),
    invoice_details: invoiceDetails,
    link_days: linkDays,
    updated_at: new Date(),
  });
};

export const readShippingMethodSettings = async (sql: Sql): Promise<ShippingMethodSettings[]> => {
  const rows: ShippingMethodSettings[] = await sql('shipping_methods').orderBy('place').orderBy('id').select({
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

type Methods = NonNullable<SalesSettingsInput['shippingMethods']>;

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
export const replaceShippingMethods = async (trx: Sql, shippingMethods: Methods): Promise<void> => {
  const kept = shippingMethods.flatMap(({ id }) => (id === null ? [] : [id]));
  await trx('shipping_methods').whereNotIn('id', kept).delete();
  for (const [index, shippingMethod] of shippingMethods.entries()) {
    const row = toRow(shippingMethod, index);
    if (shippingMethod.id === null) await trx('shipping_methods').insert(row);
    else if ((await trx('shipping_methods').where({ id: shippingMethod.id }).update(row)) === 0)
      throw badField('shippingMethods', `${shippingMethod.name} no longer exists. Remove it, and add it again`);
  }
};

/** PostgreSQL returns numeric as text. */
type RateRow = Omit<TaxRateSettings, 'percent' | 'administrativeArea'> & {
  percent: string;
  administrativeArea: string;
};

export const readTaxRateSettings = async (sql: Sql): Promise<TaxRateSettings[]> => {
  const rows: RateRow[] = await sql('tax_rates').orderBy('id').select({
    name: 'name',
    country: 'country',
    administrativeArea: 'administrative_area',
    taxClass: 'tax_class',
    percent: 'percent',
    onShipping: 'on_shipping',
  });
  return rows.map(({ percent, administrativeArea, ...row }) => ({
    ...row,
    administrativeArea: administrativeArea || null,
    percent: Number(percent),
  }));
};

/** Nothing refers to a rate: orders keep what it was. */
export const replaceTaxRates = async (
  trx: Sql,
  taxRates: NonNullable<SalesSettingsInput['taxRates']>,
): Promise<void> => {
  await trx('tax_rates').delete();
  if (taxRates.length === 0) return;
  await trx('tax_rates').insert(
    taxRates.map(({ name, country, administrativeArea, taxClass, percent, onShipping }) => ({
      name,
      country,
      administrative_area: administrativeArea ?? '',
      tax_class: taxClass,
      percent,
      on_shipping: onShipping,
    })),
  );
};
