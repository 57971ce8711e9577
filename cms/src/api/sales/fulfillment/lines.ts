import { fulfillmentStatusOf, leftToFulfill } from '@stoa/contract';
import { type Expression, sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { anyOf, tables } from '../../../database/tables';
import { badField } from '../../../http/problem';
import type { OrderLineRow, OrderRow } from '../orders/order-row';
import { OPEN_RETURN } from '../returns/return-row';

/** Of a line: how many were fulfilled, and how many the customer has money back for. */
export interface LineProgress {
  lineId: number;
  fulfilled: number;
  refunded: number;
  /** Of those, by a swap. */
  swapped: number;
  /** Of those, by one that is pending. */
  setAside: number;
  /** Of those, by a return. */
  returned: number;
  /** What open returns have of it that isn't refunded yet. */
  requested: number;
}

const sumOf = (quantities: Expression<{ sum: number | null }>) => expression<number>`COALESCE(${quantities}, 0)::int`;

const selectProgress = (sql: Sql, orderIds: readonly number[]) =>
  tables(sql)
    .selectFrom('order_lines')
    .where('order_id', '=', anyOf(orderIds))
    .select((line) => [
      'id as lineId',
      'order_id as orderId',
      'quantity',
      'needs_shipping as needsShipping',
      sumOf(
        line
          .selectFrom('fulfillment_lines')
          .whereRef('line_id', '=', 'order_lines.id')
          .select(({ fn }) => fn.sum<number>('fulfillment_lines.quantity').as('sum')),
      ).as('fulfilled'),
      sumOf(
        line
          .selectFrom('refund_lines')
          .innerJoin('refunds', 'refunds.id', 'refund_id')
          .whereRef('line_id', '=', 'order_lines.id')
          .where('refunds.state', '<>', 'FAILED')
          .select(({ fn }) => fn.sum<number>('refund_lines.quantity').as('sum')),
      ).as('refunded'),
      sumOf(
        line
          .selectFrom('refund_lines')
          .innerJoin('refunds', 'refunds.id', 'refund_id')
          .whereRef('line_id', '=', 'order_lines.id')
          .where('refunds.state', '<>', 'FAILED')
          .where('swap_order_id', 'is not', null)
          .select(({ fn }) => fn.sum<number>('refund_lines.quantity').as('sum')),
      ).as('swapped'),
      sumOf(
        line
          .selectFrom('refund_lines')
          .innerJoin('refunds', 'refunds.id', 'refund_id')
          .whereRef('line_id', '=', 'order_lines.id')
          .where('refunds.state', '=', 'PENDING')
          .where('swap_order_id', 'is not', null)
          .select(({ fn }) => fn.sum<number>('refund_lines.quantity').as('sum')),
      ).as('setAside'),
      sumOf(
        line
          .selectFrom('refund_lines')
          .innerJoin('refunds', 'refunds.id', 'refund_id')
          .innerJoin('return_requests', 'return_requests.refund_id', 'refunds.id')
          .whereRef('line_id', '=', 'order_lines.id')
          .where('refunds.state', '<>', 'FAILED')
          .select(({ fn }) => fn.sum<number>('refund_lines.quantity').as('sum')),
      ).as('returned'),
      sumOf(
        line
          .selectFrom('return_lines')
          .innerJoin('return_requests', 'return_requests.id', 'return_id')
          .whereRef('line_id', '=', 'order_lines.id')
          .where('return_requests.refund_id', 'is', null)
          .where(expression.raw<boolean>(OPEN_RETURN))
          .select(({ fn }) => fn.sum<number>('return_lines.quantity').as('sum')),
      ).as('requested'),
    ]);

export const readProgress = async (sql: Sql, orderId: number): Promise<Map<number, LineProgress>> => {
  const rows = await selectProgress(sql, [orderId]).execute();
  return new Map(rows.map((row) => [row.lineId, row]));
};

export const toLineSoFar = (progress: LineProgress | undefined) => ({
  fulfilledQuantity: progress?.fulfilled ?? 0,
  refundedQuantity: progress?.refunded ?? 0,
  swappedQuantity: progress?.swapped ?? 0,
  setAsideQuantity: progress?.setAside ?? 0,
  returnedQuantity: progress?.returned ?? 0,
  requestedQuantity: progress?.requested ?? 0,
});

/** By the ids of orders, how many items went out, and of how many. */
export const readShipped = async (
  sql: Sql,
  orderIds: readonly number[],
): Promise<Map<number, { quantity: number; of: number }>> => {
  const shipped = new Map<number, { quantity: number; of: number }>();
  const rows = orderIds.length > 0 ? await selectProgress(sql, orderIds).execute() : [];
  for (const { orderId, ...row } of rows) {
    const { quantity, of } = shipped.get(orderId) ?? { quantity: 0, of: 0 };
    const left = leftToFulfill({ ...row, ...toLineSoFar(row) });
    shipped.set(orderId, { quantity: quantity + row.fulfilled, of: of + row.fulfilled + left });
  }
  return shipped;
};

type Line = OrderLineRow & ReturnType<typeof toLineSoFar>;

export const linesSoFar = async (trx: Sql, { id, lines }: OrderRow): Promise<Line[]> => {
  const progress = await readProgress(trx, id);
  return lines.map((line) => ({ ...line, ...toLineSoFar(progress.get(line.id)) }));
};

export const nameOf = ({ title, choice }: Pick<OrderLineRow, 'title' | 'choice'>): string =>
  choice ? `${title} (${choice})` : title;

/** The named lines of an order, none with more than `most` of it. */
export const pickLines = <Asked extends { lineId: number; quantity: number }>(
  lines: Line[],
  asked: readonly Asked[],
  { most, done }: { most: (line: Line) => number; done: string },
): (Asked & { line: Line })[] =>
  asked.map((one) => {
    const line = lines.find(({ id }) => id === one.lineId);
    if (!line) throw badField('lines', 'Lines must belong to this order');
    if (one.quantity > most(line)) throw badField('lines', `Only ${most(line)} of ${nameOf(line)} can be ${done}`);
    return { ...one, line };
  });

export const formatLine = ({ line, quantity }: { line: Line; quantity: number }): string =>
  `${quantity} × ${nameOf(line)}`;

/** 2 × Lamp, 1 × Bowl (Blue) */
export const formatLines = (picked: { line: Line; quantity: number }[]): string => picked.map(formatLine).join(', ');

/** Says how much of the order is fulfilled, after something was fulfilled or refunded. */
export const updateFulfillmentStatus = async (trx: Sql, order: OrderRow): Promise<void> => {
  const lines = await linesSoFar(trx, order);
  await tables(trx)
    .updateTable('orders')
    .where('id', '=', order.id)
    .set({
      fulfillment_status: fulfillmentStatusOf(lines),
      needs_fulfillment: order.canceledAt === null && lines.some((line) => leftToFulfill(line) > 0),
      updated_at: new Date(),
    })
    .execute();
};
