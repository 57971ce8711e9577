import { canMoveReturn, type OrderEvent, RETURN_STATE_NAMES, type ReturnState } from '@stoa/contract';
import type { UpdateObject } from 'kysely';
import type { Tables } from '../../../database/column-types';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { conflict, notFound } from '../../../http/problem';
import { formatLines, linesSoFar } from '../fulfillment/lines';
import type { OrderActor } from '../orders/actor';
import { recordEvent } from '../orders/changes/transition';
import type { OrderRow } from '../orders/order-row';
import { updateOrder } from '../orders/payable-order';
import { type ReturnRow, selectReturns } from './return-row';

/** Its refund has a line of its own in the timeline. */
const EVENTS: Record<Exclude<ReturnState, 'REFUNDED'>, OrderEvent['kind']> = {
  REQUESTED: 'returnRequested',
  ACCEPTED: 'returnAccepted',
  RECEIVED: 'returnReceived',
  DECLINED: 'returnDeclined',
  WITHDRAWN: 'returnWithdrawn',
};

export const returnOf = async (sql: Sql, { id: orderId }: OrderRow, returnId: number): Promise<ReturnRow> => {
  const found = await selectReturns(sql, orderId).where('return_requests.id', '=', returnId).executeTakeFirst();
  if (!found) throw notFound('This order has no such return');
  return found;
};

/** 1 × Lamp, 2 × Bowl (Blue) */
export const formatReturned = async (
  sql: Sql,
  order: OrderRow,
  returned: readonly { lineId: number; quantity: number }[],
): Promise<string> => {
  const lines = await linesSoFar(sql, order);
  return formatLines(
    returned.flatMap(({ lineId, quantity }) => {
      const line = lines.find(({ id }) => id === lineId);
      return line ? [{ line, quantity }] : [];
    }),
  );
};

interface ReturnEvent {
  to: Exclude<ReturnState, 'REFUNDED'>;
  actor: OrderActor;
  /** What there is to say besides the lines. Nothing that its customer wrote: the timeline is kept. */
  text: string | null;
}

/** What happened to a return is part of its order’s timeline. */
export const recordReturn = async (
  trx: Sql,
  order: OrderRow,
  { to, actor, text, lines }: ReturnEvent & Pick<ReturnRow, 'lines'>,
): Promise<void> => {
  const what = await formatReturned(trx, order, lines);
  await recordEvent(trx, {
    orderId: order.id,
    kind: EVENTS[to],
    actor,
    text: [what, text].filter(Boolean).join('. '),
  });
  await updateOrder(trx, order.id, { updated_at: new Date() });
};

interface Move {
  from: ReturnState;
  to: ReturnState;
  set?: Omit<UpdateObject<Tables, 'return_requests'>, 'state'>;
}

/** The only code that changes a return’s state. Its order is locked. */
export const moveReturn = async (trx: Sql, id: number, { from, to, set }: Move): Promise<void> => {
  if (!canMoveReturn(from, to)) throw new Error(`A return never goes from ${from} to ${to}`);
  await tables(trx)
    .updateTable('return_requests')
    .where('id', '=', id)
    .where('state', '=', from)
    .set({ ...set, state: to })
    .execute();
};

/** Guards what people do with a return: what its refund does follows by itself. As it was before. */
export const transitionReturn = async (
  trx: Sql,
  order: OrderRow,
  { returnId, to, actor, text, answer }: ReturnEvent & { returnId: number; answer?: string | null },
): Promise<ReturnRow> => {
  const request = await returnOf(trx, order, returnId);
  const { state: from, refundId } = request;
  if (!canMoveReturn(from, to))
    throw conflict(
      `This return is “${RETURN_STATE_NAMES[from]}”, so it can’t be ${RETURN_STATE_NAMES[to].toLowerCase()}`,
    );
  if (refundId !== null) throw conflict('The refund of this return is in progress');
  await moveReturn(trx, returnId, { from, to, ...(answer !== undefined && { set: { answer } }) });
  await recordReturn(trx, order, { to, actor, text, lines: request.lines });
  return request;
};
