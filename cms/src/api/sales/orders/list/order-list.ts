import type { OrderCounts, OrderExportQuery, OrderListQuery } from '@stoa/contract';
import { PAID_AFTERWARDS, readOrderNumber, type TypedOrderNumber, toCents } from '@stoa/contract';
import { sql as expression } from 'kysely';
import type { Tables } from '../../../../database/column-types';
import { fromDay, untilDay } from '../../../../database/days';
import { COUNT, readCounted } from '../../../../database/lists/page';
import { containing } from '../../../../database/lists/search';
import type { Sql } from '../../../../database/sql';
import { tables } from '../../../../database/tables';
import { ORDERS_OVER_SHARE, VARIANTS_OVER_SHARE } from '../../reservations/over-share';
import { RETURNS } from '../../returns/return-filters';
import { isSwapped, type OfOrder, selectOrders } from '../order-row';
import { inStates, list } from '../states-in-sql';
import { selectSummaries } from './order-summary';

const SORTS = {
  placedAt: 'placed_at',
  number: 'number',
  total: 'total',
} as const satisfies Record<OrderListQuery['sortBy'], keyof Tables['orders']>;

/** As `canSend` says. Needs the partial index orders_due_index. */
const TO_FULFILL =
  expression.raw<boolean>(`orders.needs_fulfillment AND (${inStates(({ isFulfillable }) => isFulfillable === true)}
  OR ${inStates(({ isFulfillable }) => isFulfillable === 'IF_PAID_AFTERWARDS')}
    AND orders.payment_method IN (${list(PAID_AFTERWARDS)}))`);

/** Every word is in the name, the email address, the title of a line, or the reference of a payment, or is the number. */
const isFoundBy = (order: OfOrder, word: string) => {
  const like = containing(word);
  const numbered = readOrderNumber(word);
  return order(
    'orders.id',
    'in',
    order
      .selectFrom('orders as found')
      .where((found) =>
        found.or([
          found('email', 'ilike', like),
          found('phone', 'ilike', like),
          found('name', 'ilike', like),
          ...(numbered ? [isNumbered(numbered)] : []),
        ]),
      )
      .select('id')
      .union(order.selectFrom('order_lines').where('title', 'ilike', like).select('order_id as id'))
      .union(order.selectFrom('captures').where('reference', 'ilike', like).select('order_id as id')),
  );
};

/** What the panel itself calls an order, “Order 1001”, finds it. */
const wordsOf = (search: string | undefined): Set<string> =>
  new Set(
    search
      ?.replace(/^order\s+/i, '')
      .split(/\s+/)
      .filter(Boolean),
  );

/** With the prefix that it's called by, if one is typed. */
const isNumbered = ({ prefix, number }: TypedOrderNumber) =>
  expression<boolean>`(found.number = ${number} AND lower(${prefix}) IN ('', (SELECT lower(prefix) FROM order_numbering
    WHERE from_number <= ${number} ORDER BY from_number DESC LIMIT 1)))`;

/** Whether a list has an order. */
const isListed = (order: OfOrder, query: OrderExportQuery) => {
  const { search, state, fulfillmentStatus, reserved, returns, paymentMethod, customer } = query;
  const { from, to, minTotal, maxTotal } = query;
  return order.and([
    ...[...wordsOf(search)].map((word) => isFoundBy(order, word)),
    ...(state ? [order('orders.state', '=', state)] : []),
    // Its customer ordered something else instead. Whoever looks for it finds it.
    ...(state || search ? [] : [order('orders.replaced_by', 'is', null)]),
    ...(fulfillmentStatus === 'TO_FULFILL' ? [TO_FULFILL] : []),
    ...(fulfillmentStatus && fulfillmentStatus !== 'TO_FULFILL'
      ? [order('orders.fulfillment_status', '=', fulfillmentStatus)]
      : []),
    ...(reserved ? [expression.raw<boolean>(ORDERS_OVER_SHARE)] : []),
    ...(returns ? [expression.raw<boolean>(RETURNS[returns])] : []),
    ...(paymentMethod ? [order('orders.payment_method', '=', paymentMethod)] : []),
    ...(customer ? [order('orders.customer_id', '=', customer)] : []),
    ...(from ? [fromDay('orders.placed_at', from)] : []),
    ...(to ? [untilDay('orders.placed_at', to)] : []),
    ...(minTotal === undefined ? [] : [order('orders.total', '>=', toCents(minTotal))]),
    ...(maxTotal === undefined ? [] : [order('orders.total', '<=', toCents(maxTotal))]),
  ]);
};

export const readOrders = (sql: Sql, query: OrderListQuery) => {
  const { order: direction, page, limit } = query;
  const sort = SORTS[query.sortBy];
  const listed = tables(sql)
    .selectFrom('orders')
    .where((order) => isListed(order, query));
  const onPage = listed
    .orderBy(sort, direction)
    .orderBy('orders.id', direction)
    .limit(limit)
    .offset((page - 1) * limit)
    .select('orders.id');
  const rows = selectSummaries(sql)
    .where('orders.id', 'in', onPage)
    .orderBy(sort, direction)
    .orderBy('orders.id', direction);
  return readCounted(rows, listed.select(COUNT), query);
};

/** All of them, in the order of the list. */
export const selectListed = (sql: Sql, query: OrderExportQuery) =>
  selectOrders(sql)
    .where((order) => isListed(order, query))
    .orderBy(SORTS[query.sortBy], query.order)
    .orderBy('orders.id', query.order);

const countOrders = (where: string) =>
  expression<number>`(SELECT count(*)::int FROM orders WHERE ${expression.raw(where)})`;

export const countWaiting = (sql: Sql): Promise<OrderCounts> =>
  tables(sql)
    .selectNoFrom(({ selectFrom }) => [
      selectFrom('orders').where(TO_FULFILL).select(COUNT).$asScalar().$notNull().as('toFulfill'),
      selectFrom('orders').where('state', '=', 'AWAITING_PAYMENT').select(COUNT).$asScalar().$notNull().as('unpaid'),
      selectFrom('orders').where('state', '=', 'NEEDS_ATTENTION').select(COUNT).$asScalar().$notNull().as('attention'),
      countOrders(RETURNS.WAITING).as('returns'),
      countOrders(RETURNS.TO_PAY_BACK).as('toPayBack'),
      expression<number>`(SELECT count(DISTINCT item_id)::int FROM (${expression.raw(VARIANTS_OVER_SHARE)}) over_share)`.as(
        'overReserved',
      ),
    ])
    .executeTakeFirstOrThrow();

export const readUsedPaymentMethods = (sql: Sql) =>
  tables(sql)
    .selectFrom('orders')
    .where('payment_method', 'is not', null)
    .groupBy('payment_method')
    .orderBy('payment_method')
    .select(({ fn }) => ['payment_method as id', fn.max('payment_method_name').as('name')])
    .$narrowType<{ id: string; name: string }>()
    .execute();

const MOST_OTHERS = 5;

/** Of the same customer. */
export const readOtherOrders = (sql: Sql, { id, customerId }: { id: number; customerId: number | null }) => {
  const others = tables(sql)
    .selectFrom('orders')
    .where('id', '<>', id)
    .where('customer_id', '=', customerId)
    .where('replaced_by', 'is', null);
  return Promise.all([
    others
      .orderBy('id', 'desc')
      .limit(MOST_OTHERS)
      .select(['number', 'state', 'fulfillment_status as fulfillmentStatus', 'total', 'placed_at as placedAt'])
      .select((order) => isSwapped(order).as('isSwapped'))
      .execute(),
    others.select(COUNT).executeTakeFirstOrThrow(),
  ]);
};
