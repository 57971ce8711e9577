import { createHash } from 'node:crypto';
import { giftCardEnding } from '@stoa/contract';
import { sql as expression, type Insertable } from 'kysely';
import type { Tables } from '../../../database/column-types';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { columnsOf } from '../addresses/address-rows';
import { lineRow, type NewOrder, orderRow } from '../orders/order-fields';
import { paymentRow } from '../payments/payment-row';
import { type Quantity, quantitiesOf } from '../reservations/reservations';
import type { OnSale } from './cart-lines';
import type { PricedCart } from './price-cart';

/**
 * Tells whether a checkout that is sent again is the same one. The amounts follow from the rest; a code that was emailed isn't part of
 * an order, nor is what it replaces. Of a gift card, only its ending is: the hash is stored, and its code can't be found from that.
 */
export const requestHash = ({
  key: _,
  replaces: ______,
  total: __,
  emailCode: ___,
  approval: _____,
  giftCard,
  giftCardAmount: ____,
  ...request
}: {
  key: string;
  replaces?: string | null;
  total: number;
  emailCode?: string | null;
  approval?: string | null;
  giftCard?: string | null;
  giftCardAmount?: number;
}): string =>
  createHash('sha256')
    .update(JSON.stringify({ ...request, ...(giftCard && { giftCard: giftCardEnding(giftCard) }) }))
    .digest('hex');

type Part = 'order_lines' | 'order_addresses' | 'payments' | 'reservations';
type RowOf<Table extends Part> = Omit<Insertable<Tables[Table]>, 'order_id'>;

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
    ...(payment ? [insertingParts('payments', [paymentRow({ ...payment, amount: cart.due })])] : []),
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
