import {
  type FollowedLine,
  fromCents,
  isCancelableUnpaid,
  isCancelableWhenPaid,
  isPaid,
  isPayableByLink,
  leftToReturn,
  ORDER_STATE,
  type OrderChoices,
  type PendingSwap,
} from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { linesSoFar } from '../fulfillment/lines';
import type { OrderRow } from '../orders/order-row';
import { toFollowedLine } from '../orders/order-serializer';
import { readReturns } from './return-row';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

const readTimes = (sql: Sql) =>
  tables(sql)
    .selectFrom('sales_settings')
    .select(['return_days as returnDays', 'cancel_minutes as cancelMinutes'])
    .executeTakeFirstOrThrow();

/** A moment that lies ahead. */
const ahead = (time: number): Date | null => (time > Date.now() ? new Date(time) : null);

const sumOf = (rows: { amount: number }[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);

/** The days begin with the last package, for everything. */
const returnsEnd = (
  { state, total, refunded, swappedTo, canceledAt, fulfillments }: OrderRow,
  returnDays: number,
): Date | null => {
  const last = Math.max(...fulfillments.map(({ madeAt }) => Date.parse(madeAt)));
  const isPossible =
    isPaid(state) && ORDER_STATE[state].isRefundable && canceledAt === null && total > refunded + sumOf(swappedTo);
  return isPossible && fulfillments.length > 0 ? ahead(last + returnDays * DAY_MS) : null;
};

const madeByShop = ({ madeBy }: OrderRow): boolean => madeBy !== null;

/** Whoever bought a gift card has its code already. */
const cancellationEnds = (order: OrderRow, cancelMinutes: number): Date | null =>
  !order.lines.some(({ giftCard }) => giftCard) && isCancelableWhenPaid({ ...order, madeByShop: madeByShop(order) })
    ? ahead(order.placedAt.getTime() + cancelMinutes * MINUTE_MS)
    : null;

const readPendingSwaps = async (sql: Sql, orderId: number): Promise<PendingSwap[]> => {
  const rows = await tables(sql)
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'swap_order_id')
    .where('refunds.order_id', '=', orderId)
    .where('refunds.state', '=', 'PENDING')
    .orderBy('orders.id')
    .select(['orders.number', 'orders.state', 'due', 'pay_by_link', 'reserved_until', 'checkout_key'])
    .execute();
  return rows.map(
    ({ number, state, due, pay_by_link: payByLink, reserved_until: until, checkout_key: checkoutKey }) => ({
      number,
      due: fromCents(due),
      until: until?.toISOString() ?? null,
      ...(isPayableByLink({ state, payByLink }) && { checkoutKey }),
    }),
  );
};

/** What a customer can still do about an order, and what became of its lines. */
export const readChoices = async (sql: Sql, order: OrderRow): Promise<OrderChoices & { lines: FollowedLine[] }> => {
  const [{ returnDays, cancelMinutes }, returns] = [await readTimes(sql), await readReturns(sql, order.id)];
  const [end, lines] = [returnsEnd(order, returnDays), await linesSoFar(sql, order)];
  const returnable = (end ? lines : [])
    .map((line) => ({ lineId: line.id, quantity: leftToReturn(line) }))
    .filter(({ quantity }) => quantity > 0);
  const cancelableUntil = cancellationEnds(order, cancelMinutes)?.toISOString() ?? null;
  return {
    lines: lines.map(toFollowedLine),
    returns,
    returnable,
    returnableUntil: returnable.length > 0 && end ? end.toISOString() : null,
    isCancelable: cancelableUntil !== null || isCancelableUnpaid({ ...order, madeByShop: madeByShop(order) }),
    cancelableUntil,
    pendingSwaps: await readPendingSwaps(sql, order.id),
  };
};
