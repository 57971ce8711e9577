import { createHash } from 'node:crypto';
import { type Address, CURRENCY, type OrderInput, type PricedLine, type TaxRate } from '@stoa/contract';
import { sql as expression, type Insertable } from 'kysely';
import { madeBy } from '../../../database/change-reason';
import type { Tables } from '../../../database/column-types';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { columnsOf } from '../addresses/address-rows';
import type { OrderActor } from '../orders/actor';
import { type NewPayment, paymentRow } from '../payments/payment-row';
import { type Quantity, quantitiesOf } from '../reservations/reservations';
import type { OnSale, PricedCart } from './price-cart';

/** Tells whether a checkout that is sent again is the same one. The total follows from the rest; a code isn't part of an order. */
export const requestHash = ({
  key: _,
  total: __,
  emailCode: ___,
  ...request
}: {
  key: string;
  total: number;
  emailCode?: string | null;
}): string => createHash('sha256').update(JSON.stringify(request)).digest('hex');

interface PaymentMethod {
  id: string;
  name: string;
  instructions: string | null;
}

/** What all of an order costs, whoever made it. */
export interface PricedOrder extends Pick<PricedCart, 'taxes' | 'taxIncluded' | 'price' | 'needsShipping'> {
  shippingMethod: { id: number | null; name: string; note: string | null; pickUp: boolean } | null;
  code: { id: number | null; code: string } | null;
}

/** What is written down of a line. */
export interface OrderedLine {
  sale: Pick<OnSale, 'title' | 'choice' | 'sku' | 'unitPrice' | 'taxClass' | 'needsShipping'> & {
    [Known in 'itemId' | 'variantId']: number | null;
  } & { [Shown in 'slug' | 'imageUrl']: string | null };
  quantity: number;
  taxRate: TaxRate | null;
  amounts: PricedLine;
}

export interface NewOrder {
  key: string;
  requestHash: string;
  input: Pick<OrderInput, 'email' | 'name' | 'note'>;
  cart: PricedOrder;
  lines: OrderedLine[];
  address: Address | null;
  paymentMethod: PaymentMethod | null;
  /** The attempt to pay it, if a provider is to be asked. */
  payment: Pick<NewPayment, 'provider' | 'isTest'> | null;
  userId: number | null;
  reservedUntil: Date | null;
  notifyCustomer: boolean;
  /** The administrator who makes it; null: its customer. */
  madeBy: OrderActor | null;
  /** A hash of where it comes from, if what it reserves counts towards what may be reserved from there. */
  network: string | null;
  /** Whether it was, because the order is above the limits of what unpaid orders may reserve. */
  emailConfirmed: boolean;
}

const orderRow = ({ input, cart, paymentMethod, ...order }: NewOrder) => {
  const { price, code, shippingMethod } = cart;
  return {
    checkout_key: order.key,
    request_hash: order.requestHash,
    ...(order.madeBy && madeBy(order.madeBy)),
    notify_customer: order.notifyCustomer,
    user_id: order.userId,
    email: input.email,
    name: input.name,
    note: input.note,
    currency: CURRENCY,
    payment_method: paymentMethod?.id ?? null,
    payment_method_name: paymentMethod?.name ?? null,
    instructions: paymentMethod?.instructions ?? null,
    subtotal: price.subtotal,
    discount: price.discount,
    shipping: price.shipping,
    shipping_discount: price.shippingDiscount,
    shipping_tax: price.shippingTax,
    tax: price.tax,
    tax_included: cart.taxIncluded,
    taxes: JSON.stringify(cart.taxes),
    total: price.total,
    needs_fulfillment: cart.needsShipping,
    discount_code_id: code?.id ?? null,
    discount_code: code?.code ?? null,
    shipping_method_id: shippingMethod?.id ?? null,
    shipping_method_name: shippingMethod?.name ?? null,
    shipping_method_note: shippingMethod?.note ?? null,
    pick_up: shippingMethod?.pickUp ?? false,
    reserved_until: order.reservedUntil,
    network_hash: order.network,
    email_confirmed: order.emailConfirmed,
  };
};

type Part = 'order_lines' | 'order_addresses' | 'payments' | 'reservations';
type RowOf<Table extends Part> = Omit<Insertable<Tables[Table]>, 'order_id'>;

const lineRow = ({ sale, quantity, taxRate, amounts }: OrderedLine, index: number): RowOf<'order_lines'> => ({
  place: index + 1,
  item_id: sale.itemId,
  variant_id: sale.variantId,
  title: sale.title,
  choice: sale.choice,
  slug: sale.slug,
  sku: sale.sku,
  image_url: sale.imageUrl,
  unit_price: sale.unitPrice,
  quantity,
  total: amounts.total,
  discount: amounts.discount,
  tax: amounts.tax,
  tax_name: taxRate?.name ?? null,
  tax_percent: taxRate?.percent ?? null,
  tax_class: sale.taxClass,
  needs_shipping: sale.needsShipping,
});

const reservationRow = ({ variantId, quantity }: Quantity): RowOf<'reservations'> => ({
  variant_id: variantId,
  quantity,
});

/** Inserts parts of the order that the same statement inserts as `placed`. */
const insertingParts = <Table extends Part>(table: Table, rows: RowOf<Table>[]) => {
  const columns = Object.keys(rows[0] ?? {}).map((name) => expression.ref(name));
  return expression`INSERT INTO ${expression.table(table)} (order_id, ${expression.join(columns)})
    SELECT placed.id, ${expression.join(columns)}
    FROM placed, json_populate_recordset(NULL::${expression.table(table)}, ${JSON.stringify(rows)})`;
};

/** Undefined if another request with the same key was faster. Until that one is over, this waits. */
export const insertOrder = async (trx: Sql, order: NewOrder): Promise<{ id: number; number: number } | undefined> => {
  const { lines, address, payment, cart } = order;
  const quantities = quantitiesOf(lines);
  const placing = tables(trx)
    .insertInto('orders')
    .values(orderRow(order))
    .onConflict((conflict) => conflict.column('checkout_key').doNothing())
    .returning(['id', 'number']);
  const parts = [
    insertingParts('order_lines', lines.map(lineRow)),
    ...(address ? [insertingParts('order_addresses', [columnsOf(address)])] : []),
    ...(payment ? [insertingParts('payments', [paymentRow({ ...payment, amount: cart.price.total })])] : []),
    ...(quantities.length > 0 ? [insertingParts('reservations', quantities.map(reservationRow))] : []),
  ].map((part, index) => expression`${expression.ref(`part_${index}`)} AS (${part})`);
  const { rows } = await expression<{
    id: number;
    number: number;
  }>`WITH placed AS (${placing}), ${expression.join(parts)} SELECT id, number FROM placed`.execute(tables(trx));
  return rows[0];
};

/** Every line of a cart that can be bought is on sale, as one variant. */
export const soldLines = ({ lines, price }: PricedCart) =>
  lines.flatMap(({ sale, quantity, taxRate }, place) => {
    const amounts = price.lines[place];
    return sale && sale.variantId !== null && amounts
      ? [{ sale: sale as OnSale & { variantId: number }, quantity, taxRate, amounts }]
      : [];
  });
