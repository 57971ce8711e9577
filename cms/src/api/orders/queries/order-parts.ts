import type { OrderEvent } from '@stoa/contract';
import type { Sql } from '../../../database/sql';

/** Of a line: how many were fulfilled, and how many the customer has money back for. */
export interface LineProgress {
  lineId: number;
  fulfilled: number;
  refunded: number;
}

const PROGRESS = `
  SELECT line.id AS "lineId",
    COALESCE((SELECT sum(quantity) FROM fulfillment_lines WHERE line_id = line.id), 0)::int AS fulfilled,
    COALESCE((SELECT sum(quantity) FROM refund_lines JOIN refunds ON refunds.id = refund_id
      WHERE line_id = line.id AND refunds.state <> 'FAILED'), 0)::int AS refunded
  FROM order_lines line WHERE order_id = ?`;

export const readProgress = async (sql: Sql, orderId: number): Promise<Map<number, LineProgress>> => {
  const { rows }: { rows: LineProgress[] } = await sql.raw(PROGRESS, [orderId]);
  return new Map(rows.map((row) => [row.lineId, row]));
};

export type EventRow = Omit<OrderEvent, 'madeAt'> & { madeAt: Date };

export const readEvents = (sql: Sql, orderId: number): Promise<EventRow[]> =>
  sql('order_events').where({ order_id: orderId }).orderBy('id', 'desc').select({
    id: 'id',
    kind: 'kind',
    from: 'from_state',
    to: 'to_state',
    text: 'text',
    madeBy: 'made_by',
    madeAt: 'made_at',
  });
