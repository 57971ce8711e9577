import { orderName } from '@stoa/contract';
import { type ExpressionBuilder, sql as expression } from 'kysely';
import { jsonArrayFrom, jsonObjectFrom } from 'kysely/helpers/postgres';
import { camelCased } from '../../../database/camel-case';
import type { Tables } from '../../../database/column-types';
import { SHOP_ZONE } from '../../../database/days';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { ADDRESS_COLUMNS } from '../addresses/address-rows';
import { NUMBERING } from '../numbering/order-numbering';

export type OfOrder = ExpressionBuilder<Tables, 'orders'>;

const linesOf = (order: OfOrder) =>
  jsonArrayFrom(
    order.selectFrom('order_lines').whereRef('order_id', '=', 'orders.id').orderBy('place').selectAll('order_lines'),
  );

const addressOf = (order: OfOrder) =>
  jsonObjectFrom(order.selectFrom('order_addresses').whereRef('order_id', '=', 'orders.id').select(ADDRESS_COLUMNS));

const fulfillmentsOf = (order: OfOrder) =>
  jsonArrayFrom(
    order
      .selectFrom('fulfillments')
      .whereRef('order_id', '=', 'orders.id')
      .orderBy('id')
      .selectAll('fulfillments')
      .select((fulfillment) =>
        jsonArrayFrom(
          fulfillment
            .selectFrom('fulfillment_lines')
            .whereRef('fulfillment_id', '=', 'fulfillments.id')
            .orderBy('line_id')
            .select(['line_id as lineId', 'quantity']),
        ).as('lines'),
      ),
  );

/** Paid back by now, also what an earlier order paid. */
export const refundedOf = (order: OfOrder) =>
  expression<number>`COALESCE(${order
    .selectFrom('refunds')
    .whereRef('order_id', '=', 'orders.id')
    .where('state', '=', 'SUCCEEDED')
    .select(
      expression<number>`sum(amount + gift_card_amount + CASE WHEN swap_order_id IS NULL THEN swap_amount ELSE 0 END)`.as(
        'refunded',
      ),
    )}, 0)::int`;

/** The number of the order that it was swapped from. */
const swappedFromOf = (order: OfOrder) =>
  order.selectFrom('orders as first').whereRef('first.id', '=', 'orders.swap_of').select('first.number').$asScalar();

/** The lines of that order. */
const replacedOf = (order: OfOrder) =>
  jsonArrayFrom(
    order
      .selectFrom('refund_lines')
      .innerJoin('refunds', 'refunds.id', 'refund_id')
      .innerJoin('order_lines as replaced', 'replaced.id', 'line_id')
      .whereRef('refunds.swap_order_id', '=', 'orders.id')
      .orderBy('replaced.place')
      .select(['replaced.title', 'replaced.choice', 'refund_lines.quantity']),
  );

/** What it was swapped for, and what of its money pays that, less what came back. */
const swappedToOf = (order: OfOrder) =>
  jsonArrayFrom(
    order
      .selectFrom('refunds')
      .innerJoin('orders as later', 'later.id', 'swap_order_id')
      .whereRef('refunds.order_id', '=', 'orders.id')
      .where('refunds.state', '=', 'SUCCEEDED')
      .orderBy('later.id')
      .select([
        'later.number',
        expression<number>`(refunds.swap_amount - COALESCE((SELECT sum(back.swap_amount) FROM refunds back
          WHERE back.order_id = later.id AND back.swap_order_id IS NULL AND back.state = 'SUCCEEDED'), 0))::int`.as(
          'amount',
        ),
      ]),
  );

const giftCardEndingOf = (order: OfOrder) =>
  order.selectFrom('gift_cards').whereRef('gift_cards.id', '=', 'orders.gift_card_id').select('ending').$asScalar();

/** Nothing was refunded of it: its state says what was swapped. */
export const isSwapped = (order: OfOrder) =>
  expression<boolean>`(${refundedOf(order)} = 0 AND EXISTS (SELECT FROM refunds
    WHERE order_id = orders.id AND swap_order_id IS NOT NULL AND refunds.state = 'SUCCEEDED'))`;

/** The latest payment is the one that counts. */
const latestPayment = (order: OfOrder) =>
  order.selectFrom('payments').whereRef('order_id', '=', 'orders.id').orderBy('id', 'desc').limit(1);

const paymentOf = (order: OfOrder) =>
  jsonObjectFrom(
    latestPayment(order).select([
      'id',
      'provider',
      'provider_order_id as providerOrderId',
      'open_key as openKey',
      'handoff',
      'is_test as isTest',
    ]),
  );

export const isTest = (order: OfOrder) =>
  expression<boolean>`COALESCE(${latestPayment(order).select('is_test')}, false)`;

/** The ids of all orders for which that is so: there are few in a shop that takes real money. */
export const TEST_ORDERS = `SELECT order_id FROM payments WHERE is_test
  AND NOT EXISTS (SELECT FROM payments later WHERE later.order_id = payments.order_id AND later.id > payments.id)`;

/** Whole orders. Amounts in cents. */
export const selectOrders = (sql: Sql) =>
  tables(sql)
    .selectFrom('orders')
    .selectAll('orders')
    .select((order) => [
      linesOf(order).as('lines'),
      addressOf(order).as('address'),
      fulfillmentsOf(order).as('fulfillments'),
      refundedOf(order).as('refunded'),
      giftCardEndingOf(order).as('giftCardEnding'),
      swappedFromOf(order).as('swappedFrom'),
      replacedOf(order).as('replaced'),
      swappedToOf(order).as('swappedTo'),
      isSwapped(order).as('isSwapped'),
      paymentOf(order).as('payment'),
      expression.raw<string>(SHOP_ZONE).as('timeZone'),
      NUMBERING.as('numbering'),
    ]);

type Found = Awaited<ReturnType<ReturnType<typeof selectOrders>['executeTakeFirstOrThrow']>>;

/** 2 × Lamp, 1 × Bowl (Blue) */
const quantitiesOf = (lines: { title: string; choice: string | null; quantity: number }[]): string =>
  lines.map(({ title, choice, quantity }) => `${quantity} × ${choice ? `${title} (${choice})` : title}`).join(', ');

export const toOrderRow = ({ lines, address, fulfillments, swappedFrom, replaced, swappedTo, ...order }: Found) => ({
  ...camelCased(order),
  /** #1001, or BR-5001 */
  orderName: orderName(order.number, order.numbering),
  swap:
    swappedFrom === null ? null : { number: swappedFrom, amount: order.swap_amount, replaces: quantitiesOf(replaced) },
  swappedTo: swappedTo.filter(({ amount }) => amount > 0),
  isTest: order.payment?.isTest ?? false,
  lines: lines.map(camelCased),
  address: address && camelCased(address),
  fulfillments: fulfillments.map(camelCased),
});

export type OrderRow = ReturnType<typeof toOrderRow>;
export type OrderLineRow = OrderRow['lines'][number];

/** Test orders aside, unless there are no others. */
export const readNewestOrder = async (sql: Sql): Promise<OrderRow | undefined> => {
  const [found] = await selectOrders(sql).orderBy(isTest).orderBy('id', 'desc').limit(1).execute();
  return found && toOrderRow(found);
};

export const readOrder = async (
  sql: Sql,
  which: { id: number } | { checkout_key: string } | { number: number },
): Promise<OrderRow | undefined> => {
  const [found] = await selectOrders(sql)
    .where((order) => order.and(which))
    .execute();
  return found && toOrderRow(found);
};
