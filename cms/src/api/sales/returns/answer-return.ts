import type { AcceptReturnInput, DeclineReturnInput, ReceiveReturnInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { anyOf, tables } from '../../../database/tables';
import { badField } from '../../../http/problem';
import { linesSoFar, pickLines } from '../fulfillment/lines';
import { putBack } from '../fulfillment/put-back';
import { queueOrderMail } from '../mails/queue';
import type { OrderActor } from '../orders/actor';
import { changeOrder } from '../orders/changes/change-order';
import { returnDetails } from './return-details';
import { returnOf, transitionReturn } from './transition-return';

interface Change<Input> {
  number: number;
  input: Input;
  actor: OrderActor;
}

export const acceptReturn = (
  strapi: Core.Strapi,
  { number, input: { updatedAt, returnId, instructions, notifyCustomer }, actor }: Change<AcceptReturnInput>,
): Promise<void> =>
  changeOrder(strapi, { number, actor, openedAt: updatedAt }, async (trx, order) => {
    const move = { returnId, to: 'ACCEPTED', actor, text: instructions, answer: instructions } as const;
    const { lines } = await transitionReturn(trx, order, move);
    if (!(notifyCustomer ?? order.notifyCustomer)) return;
    const details = await returnDetails(trx, order, { state: 'ACCEPTED', lines, answer: instructions });
    await queueOrderMail(strapi, trx, order.id, 'RETURN_ACCEPTED', { of: returnId, actor, details });
  });

/** Also what was accepted and never came, or came back in a state that isn’t refunded. */
export const declineReturn = (
  strapi: Core.Strapi,
  { number, input: { updatedAt, returnId, why, notifyCustomer }, actor }: Change<DeclineReturnInput>,
): Promise<void> =>
  changeOrder(strapi, { number, actor, openedAt: updatedAt }, async (trx, order) => {
    const { lines } = await transitionReturn(trx, order, { returnId, to: 'DECLINED', actor, text: why, answer: why });
    if (!(notifyCustomer ?? order.notifyCustomer)) return;
    const details = await returnDetails(trx, order, { state: 'DECLINED', lines, answer: why });
    await queueOrderMail(strapi, trx, order.id, 'RETURN_DECLINED', { of: returnId, actor, details });
  });

/** What didn’t arrive isn’t part of the return anymore. */
const keepReceived = async (trx: Sql, returnId: number, received: ReceiveReturnInput['lines']): Promise<void> => {
  const db = tables(trx);
  const ids = received.map(({ lineId }) => lineId);
  await db
    .deleteFrom('return_lines')
    .where('return_id', '=', returnId)
    .where(({ not, eb }) => not(eb('line_id', '=', anyOf(ids))))
    .execute();
  for (const { lineId, quantity } of received)
    await db
      .updateTable('return_lines')
      .where('return_id', '=', returnId)
      .where('line_id', '=', lineId)
      .set({ quantity })
      .execute();
};

/** What came back goes into stock, if it’s asked for. Its refund doesn’t restock it again. */
export const receiveReturn = (
  strapi: Core.Strapi,
  { number, input: { updatedAt, returnId, lines: received }, actor }: Change<ReceiveReturnInput>,
): Promise<void> =>
  changeOrder(strapi, { number, actor, openedAt: updatedAt }, async (trx, order) => {
    const { lines: requested } = await returnOf(trx, order, returnId);
    const most = new Map(requested.map(({ lineId, quantity }) => [lineId, quantity]));
    if (received.some(({ lineId }) => !most.has(lineId))) throw badField('lines', 'Lines must belong to this return');
    const picked = pickLines(await linesSoFar(trx, order), received, {
      most: ({ id }) => most.get(id) ?? 0,
      done: 'received',
    });
    await keepReceived(trx, returnId, received);
    await transitionReturn(trx, order, { returnId, to: 'RECEIVED', actor, text: null });
    const restocked = await putBack(strapi, trx, order.id, picked);
    await tables(trx)
      .updateTable('return_lines')
      .where('return_id', '=', returnId)
      .where('line_id', '=', anyOf(restocked))
      .set({ restocked: true })
      .execute();
  });
