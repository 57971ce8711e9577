import { type AttendanceInput, isGoingOn } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { tables } from '../../../database/tables';
import { badField, conflict } from '../../../http/problem';
import type { OrderActor } from '../orders/actor';
import { changeOrder } from '../orders/changes/change-order';
import { recordEvent } from '../orders/changes/transition';
import { nameOf } from './lines';

/** Whether the customer was at a workshop. The order needs nothing else. */
export const changeAttendance = (
  strapi: Core.Strapi,
  { number, input, actor }: { number: number; input: AttendanceInput; actor: OrderActor },
): Promise<void> =>
  changeOrder(strapi, { number, actor, openedAt: input.updatedAt }, async (trx, order) => {
    const line = order.lines.find(({ id }) => id === input.lineId);
    if (!line?.startsAt) throw badField('lineId', 'Only items of this order that have a date can be attended');
    if (input.attended && !isGoingOn(order.state)) throw conflict('This order was canceled, refunded, or has expired');
    if ((line.attendedAt !== null) === input.attended) return;
    const now = new Date();
    const db = tables(trx);
    await db
      .updateTable('order_lines')
      .where('id', '=', line.id)
      .set({ attended_at: input.attended ? now : null })
      .execute();
    await db.updateTable('orders').where('id', '=', order.id).set({ updated_at: now }).execute();
    await recordEvent(trx, {
      orderId: order.id,
      kind: input.attended ? 'attended' : 'notAttended',
      actor,
      text: nameOf(line),
    });
  });
