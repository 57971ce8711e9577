import type { FulfillmentStatus, OrderCounts, OrderExportQuery, OrderListQuery, OrderState } from '@stoa/contract';
import { PAID_AFTERWARDS, toCents } from '@stoa/contract';
import { pageOf, readPage, sorted } from '../../../database/page';
import { containing } from '../../../database/search';
import type { Query, Sql } from '../../../database/sql';
import { ORDERS_OVER_SHARE, VARIANTS_OVER_SHARE } from '../reservations/over-share';
import { IS_TEST } from './order-row';
import { inStates, list } from './states-in-sql';

export interface OrderSummaryRow {
  id: number;
  number: number;
  state: OrderState;
  fulfillmentStatus: FulfillmentStatus;
  name: string;
  email: string;
  pickUp: boolean;
  title: string;
  lineCount: number;
  total: number;
  paymentMethod: string | null;
  paymentMethodName: string | null;
  isTest: boolean;
  placedAt: Date;
}

const FIRST_LINE = '(SELECT title FROM order_lines WHERE order_id = orders.id ORDER BY place LIMIT 1)';
const LINE_COUNT = '(SELECT count(*)::int FROM order_lines WHERE order_id = orders.id)';

const summary = (sql: Sql) => [
  {
    id: 'orders.id',
    number: 'orders.number',
    state: 'orders.state',
    fulfillmentStatus: 'orders.fulfillment_status',
    name: 'orders.name',
    email: 'orders.email',
    total: 'orders.total',
    pickUp: 'orders.pick_up',
    paymentMethod: 'orders.payment_method',
    paymentMethodName: 'orders.payment_method_name',
    placedAt: 'orders.placed_at',
  },
  sql.raw(`${FIRST_LINE} AS title`),
  sql.raw(`${LINE_COUNT} AS "lineCount"`),
  sql.raw(`${IS_TEST} AS "isTest"`),
];

const SORTS = {
  placedAt: 'orders.placed_at',
  number: 'orders.number',
  total: 'orders.total',
} as const satisfies Record<OrderListQuery['sortBy'], string>;

/** As `canSend` says. Needs the partial index orders_due_index. */
const TO_FULFILL = `orders.needs_fulfillment AND (${inStates(({ isFulfillable }) => isFulfillable === true)}
  OR ${inStates(({ isFulfillable }) => isFulfillable === 'IF_PAID_AFTERWARDS')}
    AND orders.payment_method IN (${list(PAID_AFTERWARDS)}))`;

/** Every word is in the name, the email address, the title of a line, or the reference of a payment, or is the number. */
const FOUND = `orders.id IN (
  SELECT id FROM orders WHERE email ILIKE :like OR name ILIKE :like OR number = :number
  UNION SELECT order_id FROM order_lines WHERE title ILIKE :like
  UNION SELECT order_id FROM captures WHERE reference ILIKE :like)`;

const LARGEST_NUMBER = 2_147_483_647;

/** What the panel itself calls an order, “Order 1001”, finds it. */
const wordsOf = (search: string | undefined): Set<string> =>
  new Set(
    search
      ?.replace(/^order\s+/i, '')
      .split(/\s+/)
      .filter(Boolean),
  );

const numberIn = (word: string): number | null => {
  const number = /^#?(\d{1,10})$/.exec(word)?.[1];
  return number && Number(number) <= LARGEST_NUMBER ? Number(number) : null;
};

const DAY_MS = 24 * 60 * 60 * 1000;
const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);

const matchingOrders = (sql: Sql, query: OrderExportQuery): Query => {
  const { search, state, fulfillmentStatus, reserved, paymentMethod, from, to, minTotal, maxTotal } = query;
  const matching = sql('orders');
  for (const word of wordsOf(search)) matching.whereRaw(FOUND, { like: containing(word), number: numberIn(word) });
  if (state) matching.where({ 'orders.state': state });
  if (fulfillmentStatus === 'TO_FULFILL') matching.whereRaw(TO_FULFILL);
  else if (fulfillmentStatus) matching.where({ 'orders.fulfillment_status': fulfillmentStatus });
  if (reserved) matching.whereRaw(ORDERS_OVER_SHARE);
  if (paymentMethod) matching.where({ 'orders.payment_method': paymentMethod });
  if (from) matching.where('orders.placed_at', '>=', startOf(from));
  if (to) matching.where('orders.placed_at', '<', new Date(startOf(to).getTime() + DAY_MS));
  if (minTotal !== undefined) matching.where('orders.total', '>=', toCents(minTotal));
  if (maxTotal !== undefined) matching.where('orders.total', '<=', toCents(maxTotal));
  return matching;
};

export const readOrders = (sql: Sql, query: OrderListQuery) => {
  const { page, limit, sortBy, order } = query;
  const matching = matchingOrders(sql, query);
  const by = { page, limit, order, by: SORTS[sortBy], id: 'orders.id' };
  return readPage<OrderSummaryRow>(
    pageOf(sql, 'orders', matching.clone(), by).select(...summary(sql)),
    matching,
    query,
  );
};

/** All of them, in the order of the list. */
export const selectFound = (sql: Sql, query: OrderExportQuery): Query =>
  sorted(matchingOrders(sql, query), { order: query.order, by: SORTS[query.sortBy], id: 'orders.id' });

export const countWaiting = async (sql: Sql): Promise<OrderCounts> => {
  const [toFulfill, attention, overReserved] = await Promise.all([
    sql('orders').whereRaw(TO_FULFILL).count({ total: '*' }).first(),
    sql('orders').where({ state: 'NEEDS_ATTENTION' }).count({ total: '*' }).first(),
    sql.select(sql.raw(`count(DISTINCT item_id) AS total FROM (${VARIANTS_OVER_SHARE}) over_share`)).first(),
  ]);
  return {
    toFulfill: Number(toFulfill?.total),
    attention: Number(attention?.total),
    overReserved: Number(overReserved?.total),
  };
};

export const readUsedPaymentMethods = (sql: Sql): Promise<{ id: string; name: string }[]> =>
  sql('orders')
    .whereNotNull('payment_method')
    .groupBy('payment_method')
    .orderBy('payment_method')
    .select({ id: 'payment_method' })
    .max({ name: 'payment_method_name' });

const MOST_OTHERS = 5;

/** Of the same account, or with the same email address. */
export const readOtherOrders = async (
  sql: Sql,
  { id, email, userId }: { id: number; email: string; userId: number | null },
) => {
  const others = sql('orders')
    .whereNot({ id })
    .where((same) => {
      same.where({ email });
      if (userId !== null) same.orWhere({ user_id: userId });
    });
  const [rows, counted] = await Promise.all([
    others
      .clone()
      .orderBy('id', 'desc')
      .limit(MOST_OTHERS)
      .select({ number: 'number', state: 'state', total: 'total', placedAt: 'placed_at' }),
    others.count({ total: '*' }).first(),
  ]);
  return {
    rows: rows as Pick<OrderSummaryRow, 'number' | 'state' | 'total' | 'placedAt'>[],
    total: Number(counted?.total),
  };
};
