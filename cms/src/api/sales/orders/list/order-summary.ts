import { fromCents, type OrderSummary } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../../database/sql';
import { tables } from '../../../../database/tables';
import { openReturn } from '../../returns/return-filters';
import { isSwapped, isTest, type OfOrder } from '../order-row';

/** Of its first line. */
export const firstLine = <Column extends 'title' | 'image_url'>(order: OfOrder, column: Column) =>
  order
    .selectFrom('order_lines')
    .whereRef('order_id', '=', 'orders.id')
    .orderBy('place')
    .limit(1)
    .select(column)
    .$asScalar();

export const lineCount = (order: OfOrder) =>
  order
    .selectFrom('order_lines')
    .whereRef('order_id', '=', 'orders.id')
    .select(expression<number>`count(*)::int`.as('lines'))
    .$asScalar()
    .$notNull();

const itemCount = (order: OfOrder) =>
  order
    .selectFrom('order_lines')
    .whereRef('order_id', '=', 'orders.id')
    .select(expression<number>`COALESCE(sum(quantity), 0)::int`.as('items'))
    .$asScalar()
    .$notNull();

export const selectSummaries = (sql: Sql) =>
  tables(sql)
    .selectFrom('orders')
    .select([
      'orders.id',
      'number',
      'state',
      'fulfillment_status as fulfillmentStatus',
      'name',
      'email',
      'total',
      'pick_up as pickUp',
      'payment_method as paymentMethod',
      'payment_method_name as paymentMethodName',
      'placed_at as placedAt',
      'canceled_at as canceledAt',
    ])
    .select((order) => [
      firstLine(order, 'title').$notNull().as('title'),
      lineCount(order).as('lineCount'),
      itemCount(order).as('itemCount'),
      isTest(order).as('isTest'),
      isSwapped(order).as('isSwapped'),
      openReturn(order).as('returnState'),
    ]);

type OrderSummaryRow = Awaited<ReturnType<ReturnType<typeof selectSummaries>['executeTakeFirstOrThrow']>>;

export const toSummary = (row: OrderSummaryRow): OrderSummary => ({
  id: row.id,
  number: row.number,
  state: row.state,
  fulfillmentStatus: row.fulfillmentStatus,
  pickUp: row.pickUp,
  name: row.name,
  email: row.email,
  title: row.title,
  lineCount: row.lineCount,
  itemCount: row.itemCount,
  total: fromCents(row.total),
  paymentMethod: row.paymentMethod,
  paymentMethodName: row.paymentMethodName,
  isTest: row.isTest,
  isSwapped: row.isSwapped,
  placedAt: row.placedAt.toISOString(),
  canceledAt: row.canceledAt?.toISOString() ?? null,
  returnState: row.returnState,
});
