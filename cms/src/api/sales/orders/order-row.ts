import type { Address, Fulfillment, FulfillmentStatus, OrderLine, OrderState, TaxRate } from '@stoa/contract';
import type { Query, Sql } from '../../../database/sql';

/** Amounts in cents. */
export type OrderLineRow = OrderLine;

export interface OrderRow {
  id: number;
  uuid: string;
  number: number;
  checkoutKey: string;
  requestHash: string;
  state: OrderState;
  fulfillmentStatus: FulfillmentStatus;
  userId: number | null;
  email: string;
  name: string;
  note: string | null;
  currency: string;
  paymentMethod: string | null;
  paymentMethodName: string | null;
  instructions: string | null;
  subtotal: number;
  discount: number;
  discountCode: string | null;
  shipping: number;
  shippingMethodName: string | null;
  shippingMethodNote: string | null;
  pickUp: boolean;
  taxes: (TaxRate & { amount: number })[];
  taxIncluded: boolean;
  tax: number;
  total: number;
  placedAt: Date;
  paidAt: Date | null;
  reservedUntil: Date | null;
  updatedAt: Date;
  linksRevokedAt: Date | null;
  attentionReason: string | null;
  invoiceNumber: number | null;
  madeBy: string | null;
  notifyCustomer: boolean;
  isTest: boolean;
  /** Paid back by now. */
  refunded: number;
  lines: OrderLineRow[];
  fulfillments: Fulfillment[];
  address: Address | null;
}

const LINES = `COALESCE((
  SELECT json_agg(json_build_object(
    'id', line.id, 'itemId', line.item_id, 'variantId', line.variant_id, 'title', line.title, 'choice', line.choice,
    'slug', line.slug, 'imageUrl', line.image_url, 'sku', line.sku, 'unitPrice', line.unit_price, 'quantity', line.quantity,
    'total', line.total, 'discount', line.discount, 'tax', line.tax, 'needsShipping', line.needs_shipping) ORDER BY line.place)
  FROM order_lines line WHERE line.order_id = orders.id), '[]')`;

const ADDRESS = `(
  SELECT json_build_object(
    'recipient', recipient, 'line1', line_1, 'line2', line_2, 'locality', locality, 'administrativeArea', administrative_area,
    'postalCode', postal_code, 'country', country, 'phone', phone)
  FROM order_addresses WHERE order_id = orders.id)`;

const FULFILLMENTS = `COALESCE((
  SELECT json_agg(json_build_object(
    'id', id, 'trackingNumber', tracking_number, 'trackingUrl', tracking_url, 'madeBy', made_by, 'madeAt', made_at,
    'lines', (SELECT json_agg(json_build_object('lineId', line_id, 'quantity', quantity) ORDER BY line_id)
      FROM fulfillment_lines WHERE fulfillment_id = fulfillments.id)) ORDER BY id)
  FROM fulfillments WHERE order_id = orders.id), '[]')`;

const REFUNDED = `COALESCE((SELECT sum(amount) FROM refunds WHERE order_id = orders.id AND state = 'DONE'), 0)::int`;

/** The latest payment is the one that counts. */
export const IS_TEST = `COALESCE((SELECT is_test FROM payments WHERE order_id = orders.id ORDER BY id DESC LIMIT 1), false)`;

/** The ids of all orders for which that is so: there are few in a shop that takes real money. */
export const TEST_ORDERS = `SELECT order_id FROM payments WHERE is_test
  AND NOT EXISTS (SELECT FROM payments later WHERE later.order_id = payments.order_id AND later.id > payments.id)`;

const COLUMNS = {
  id: 'orders.id',
  uuid: 'orders.uuid',
  number: 'orders.number',
  checkoutKey: 'orders.checkout_key',
  requestHash: 'orders.request_hash',
  state: 'orders.state',
  fulfillmentStatus: 'orders.fulfillment_status',
  userId: 'orders.user_id',
  email: 'orders.email',
  name: 'orders.name',
  note: 'orders.note',
  currency: 'orders.currency',
  paymentMethod: 'orders.payment_method',
  paymentMethodName: 'orders.payment_method_name',
  instructions: 'orders.instructions',
  subtotal: 'orders.subtotal',
  discount: 'orders.discount',
  discountCode: 'orders.discount_code',
  shipping: 'orders.shipping',
  shippingMethodName: 'orders.shipping_method_name',
  shippingMethodNote: 'orders.shipping_method_note',
  pickUp: 'orders.pick_up',
  taxes: 'orders.taxes',
  taxIncluded: 'orders.tax_included',
  tax: 'orders.tax',
  total: 'orders.total',
  placedAt: 'orders.placed_at',
  paidAt: 'orders.paid_at',
  reservedUntil: 'orders.reserved_until',
  updatedAt: 'orders.updated_at',
  linksRevokedAt: 'orders.links_revoked_at',
  attentionReason: 'orders.attention_reason',
  invoiceNumber: 'orders.invoice_number',
  madeBy: 'orders.made_by',
  notifyCustomer: 'orders.notify_customer',
};

/** Of the orders that a query finds. */
export const selectParts = (sql: Sql, orders: Query): Query =>
  orders.select(
    COLUMNS,
    sql.raw(`${LINES} AS lines`),
    sql.raw(`${ADDRESS} AS address`),
    sql.raw(`${FULFILLMENTS} AS fulfillments`),
    sql.raw(`${REFUNDED} AS refunded`),
    sql.raw(`${IS_TEST} AS "isTest"`),
  );

export const readOrder = (
  sql: Sql,
  which: { id: number } | { checkout_key: string } | { number: number },
): Promise<OrderRow | undefined> =>
  selectParts(sql, sql('orders'))
    .where(Object.fromEntries(Object.entries(which).map(([column, value]) => [`orders.${column}`, value])))
    .first();
