import {
  checkedTiers,
  fromCents,
  type SalesSettingsInput,
  type ShippingMethodSettings,
  type ShippingPricing,
  type ShippingTier,
  type TaxRateSettings,
  toCents,
} from '@stoa/contract';
import { camelCased } from '../../../database/camel-case';
import type { Sql } from '../../../database/sql';
import { anyOf, tables } from '../../../database/tables';
import { badField } from '../../../http/problem';

const dollarsOrNull = (cents: number | null): number | null => (cents === null ? null : fromCents(cents));
/** What is left out stays as it is. */
const centsOrNull = (dollars: number | null | undefined) => (typeof dollars === 'number' ? toCents(dollars) : dollars);

export const readShopSettings = async (sql: Sql) => {
  const settings = camelCased(
    await tables(sql)
      .selectFrom('sales_settings')
      .select([
        'country',
        'administrative_area',
        'prices_include_tax',
        'handling_min',
        'handling_max',
        'reserved_items_per_order',
        'reserved_value_per_order',
        'reserved_items_per_customer',
        'reserved_value_per_customer',
        'invoice_details',
        'link_days',
        'return_days',
        'cancel_minutes',
        'updated_at',
      ])
      .executeTakeFirstOrThrow(),
  );
  return {
    ...settings,
    reservedValuePerOrder: dollarsOrNull(settings.reservedValuePerOrder),
    reservedValuePerCustomer: dollarsOrNull(settings.reservedValuePerCustomer),
  };
};

export const updateShopSettings = (trx: Sql, settings: SalesSettingsInput) => {
  const { country, administrativeArea, pricesIncludeTax, invoiceDetails, linkDays } = settings;
  const set = {
    ...(country && { country, administrative_area: administrativeArea ?? '' }),
    prices_include_tax: pricesIncludeTax,
    handling_min: settings.handlingMin,
    handling_max: settings.handlingMax,
    reserved_items_per_order: settings.reservedItemsPerOrder,
    reserved_value_per_order: centsOrNull(settings.reservedValuePerOrder),
    reserved_items_per_customer: settings.reservedItemsPerCustomer,
    reserved_value_per_customer: centsOrNull(settings.reservedValuePerCustomer),
    invoice_details: invoiceDetails,
    link_days: linkDays,
    return_days: settings.returnDays,
    cancel_minutes: settings.cancelMinutes,
    updated_at: new Date(),
  };
  return tables(trx).updateTable('sales_settings').set(set).execute();
};

/** Its money in another unit. A limit is money only if the price goes by the total. */
const tierIn = (
  { pricing }: { pricing: ShippingPricing },
  { upTo, price }: ShippingTier,
  convert: (amount: number) => number,
): ShippingTier => ({
  upTo: pricing === 'BY_TOTAL' && upTo !== null ? convert(upTo) : upTo,
  price: convert(price),
});

export const readShippingMethodSettings = async (sql: Sql): Promise<ShippingMethodSettings[]> => {
  const rows = await tables(sql)
    .selectFrom('shipping_methods')
    .orderBy('place')
    .orderBy('id')
    .select([
      'id',
      'name',
      'note',
      'pricing',
      'price',
      'tiers',
      'transit_min as transitMin',
      'transit_max as transitMax',
      'free_from as freeFrom',
      'places',
      'pick_up as pickUp',
      'pick_up_address as pickUpAddress',
      'pick_up_hours as pickUpHours',
      'enabled',
    ])
    .execute();
  return rows.map(({ price, freeFrom, tiers, ...row }) => ({
    ...row,
    price: fromCents(price),
    tiers: tiers.map((tier) => tierIn(row, tier, fromCents)),
    freeFrom: freeFrom === null ? null : fromCents(freeFrom),
  }));
};

type Methods = NonNullable<SalesSettingsInput['shippingMethods']>;

const tiersOf = ({ pricing = 'FLAT', tiers }: Methods[number]): ShippingTier[] =>
  pricing === 'FLAT' ? [] : checkedTiers(tiers).map((tier) => tierIn({ pricing }, tier, toCents));

const toRow = (method: Methods[number], index: number) => ({
  name: method.name,
  note: method.note,
  pricing: method.pickUp ? 'FLAT' : method.pricing,
  price: toCents(method.price),
  tiers: JSON.stringify(method.pickUp ? [] : tiersOf(method)),
  transit_min: method.pickUp ? null : method.transitMin,
  transit_max: method.pickUp ? null : method.transitMax,
  free_from: method.freeFrom === null ? null : toCents(method.freeFrom),
  places: JSON.stringify(method.places),
  pick_up: method.pickUp,
  pick_up_address: method.pickUp ? method.pickUpAddress : null,
  pick_up_hours: method.pickUp ? method.pickUpHours : null,
  enabled: method.enabled,
  place: index + 1,
  updated_at: new Date(),
});

/** Those that stay keep their ids: carts on other people's screens have them. */
export const replaceShippingMethods = async (trx: Sql, shippingMethods: Methods): Promise<void> => {
  const kept = shippingMethods.flatMap(({ id }) => (id === null ? [] : [id]));
  const db = tables(trx);
  await db
    .deleteFrom('shipping_methods')
    .where(({ not, eb }) => not(eb('id', '=', anyOf(kept))))
    .execute();
  for (const [index, shippingMethod] of shippingMethods.entries()) {
    const row = toRow(shippingMethod, index);
    if (shippingMethod.id === null) {
      await db.insertInto('shipping_methods').values(row).execute();
      continue;
    }
    const updated = db.updateTable('shipping_methods').where('id', '=', shippingMethod.id).set(row);
    if ((await updated.executeTakeFirstOrThrow()).numUpdatedRows === 0n)
      throw badField('shippingMethods', `${shippingMethod.name} no longer exists. Remove it, and add it again`);
  }
};

export const readTaxRateSettings = async (sql: Sql): Promise<TaxRateSettings[]> => {
  const rows = await tables(sql)
    .selectFrom('tax_rates')
    .orderBy('id')
    .select([
      'name',
      'country',
      'administrative_area as administrativeArea',
      'tax_class as taxClass',
      'percent',
      'on_shipping as onShipping',
    ])
    .execute();
  return rows.map(({ administrativeArea, ...row }) => ({ ...row, administrativeArea: administrativeArea || null }));
};

/** Nothing refers to a rate: orders keep what it was. */
export const replaceTaxRates = async (
  trx: Sql,
  taxRates: NonNullable<SalesSettingsInput['taxRates']>,
): Promise<void> => {
  await tables(trx).deleteFrom('tax_rates').execute();
  if (taxRates.length === 0) return;
  await tables(trx)
    .insertInto('tax_rates')
    .values(
      taxRates.map(({ name, country, administrativeArea, taxClass, percent, onShipping }) => ({
        name,
        country,
        administrative_area: administrativeArea ?? '',
        tax_class: taxClass,
        percent,
        on_shipping: onShipping,
      })),
    )
    .execute();
};
