import type { RecordKind } from '../../area/record-kind';
import { weightInSql } from '../../database/weight-in-sql';
import { ORDER_NAME } from './numbering/order-numbering';
import { inStates } from './orders/states-in-sql';

const linesOf = (table: string, line: string, order: string): string =>
  `(SELECT COALESCE(json_agg(${line} ORDER BY ${order}), '[]') FROM ${table})`;

const OFF = "CASE WHEN enabled THEN '' ELSE ' (off)' END";

const dollars = (cents: string): string => `'$' || to_char(${cents} / 100.0, 'FM999,999,990.00')`;

const PLACES = `COALESCE((
  SELECT string_agg((goes->>'country') || COALESCE(' (' || NULLIF(translate(goes->>'areas', '[]"', ''), '') || ')', ''), ', ')
  FROM json_array_elements(places) goes), 'everywhere')`;

const LIMIT = `CASE WHEN tier->>'upTo' IS NULL THEN 'any' ELSE CASE pricing WHEN 'BY_WEIGHT' THEN ${weightInSql("(tier->>'upTo')::numeric", 'up')}
  WHEN 'BY_TOTAL' THEN ${dollars("(tier->>'upTo')::bigint")} ELSE (tier->>'upTo') || ' items' END END`;

const PRICE = `CASE pricing WHEN 'FLAT' THEN ${dollars('price')} ELSE (
  SELECT string_agg('up to ' || ${LIMIT} || ' ' || ${dollars("(tier->>'price')::bigint")}, '; ' ORDER BY row)
  FROM json_array_elements(tiers) WITH ORDINALITY AS rows (tier, row)) END`;

const TRANSIT = `transit_min || ' to ' || transit_max || ' business days in transit'`;

const METHOD = `concat_ws(', ', name, CASE WHEN pick_up THEN 'pickup' ELSE ${PRICE} || ' to ' || ${PLACES} END,
  'free from ' || ${dollars('free_from')}, ${TRANSIT}, note, pick_up_address, pick_up_hours) || ${OFF}`;

const RATE = `concat_ws(', ', name || ' ' || trim_scale(percent) || '%', country, NULLIF(administrative_area, ''), tax_class,
  CASE WHEN on_shipping THEN 'also on shipping' END)`;

const PAYMENT_METHOD = `concat_ws(', ', name, note, reservation_days || ' days', instructions) || ${OFF}`;

/** What a shop sells by is changed as one, in one form. */
export const salesSettingsRecord = {
  table: 'sales_settings',
  title: 'country',
  fields: {
    shippingMethods: linesOf('shipping_methods', METHOD, 'shipping_methods.place, id'),
    country: 'subject.country',
    administrativeArea: "NULLIF(subject.administrative_area, '')",
    pricesIncludeTax: 'subject.prices_include_tax',
    handlingMin: 'subject.handling_min',
    handlingMax: 'subject.handling_max',
    taxRates: linesOf('tax_rates', RATE, 'id'),
    lowStock: '(SELECT low_stock FROM stock_settings)',
    reservedItemsPerOrder: 'subject.reserved_items_per_order',
    reservedValuePerOrder: '(subject.reserved_value_per_order / 100.0)::float8',
    reservedItemsPerCustomer: 'subject.reserved_items_per_customer',
    reservedValuePerCustomer: '(subject.reserved_value_per_customer / 100.0)::float8',
    orderPrefix: "(SELECT NULLIF(prefix, '') FROM order_numbering ORDER BY from_number DESC LIMIT 1)",
    orderNumbersFrom: '(SELECT max(from_number) FROM order_numbering)',
    invoiceDetails: 'subject.invoice_details',
    linkDays: 'subject.link_days',
    returnDays: 'subject.return_days',
    cancelMinutes: 'subject.cancel_minutes',
    paymentMethods: linesOf('payment_methods', PAYMENT_METHOD, 'place'),
  },
} satisfies RecordKind;

/** What is noted of customers is nobody’s history but theirs, and not kept as one. */
export const customerRecord = {
  table: 'customers',
  title: 'name',
  fields: { name: 'subject.name', phone: 'subject.phone' },
} satisfies RecordKind;

export const paymentProviderRecord = {
  table: 'payment_providers',
  title: 'title',
  fields: { environment: 'subject.environment', clientId: 'subject.client_id' },
} satisfies RecordKind;

/** The only row has an id, as all records do. */
export const SALES_SETTINGS_ID = 1;

/** Orders that the shop counts on, as the dashboard lists them. */
export const recentOrders = {
  table: 'orders',
  id: 'number',
  title: `${ORDER_NAME} || ', ' || name || ', ' || ${dollars('total')}`,
  at: 'placed_at',
  where: inStates(({ payment }) => payment !== 'OPEN' && payment !== 'OVER'),
};
