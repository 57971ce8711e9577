import { leftToRefund, notRefunded, ORDER_STATE, type RefundInput, toCents } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { conflict } from '../../../http/problem';
import { linesSoFar, pickLines, updateFulfillmentStatus } from '../fulfillment/lines';
import { holdSoldCards } from '../gift-cards/sold-gift-cards';
import type { OrderActor } from '../orders/actor';
import { changeOrder } from '../orders/changes/change-order';
import { recordEvent } from '../orders/changes/transition';
import type { OrderRow } from '../orders/order-row';
import { updateOrder } from '../orders/payable-order';
import { linesToRefund, linkRefund } from '../returns/return-refund';
import { completeRefund, formatRefund } from './complete-refund';
import { partsOf, requireKeys, requireLeft } from './refund-parts';
import { insertRefund } from './refund-row';
import { requestRefund, requestSwapped } from './request-refund';

interface AskedRefund {
  input: Omit<RefundInput, 'updatedAt'>;
  actor: OrderActor;
  /** Its lines are what is refunded. */
  returnId?: number;
}

interface Asked extends AskedRefund {
  number: number;
  input: RefundInput;
}

/** What an open return has is refunded with it, and was restocked, or not, when it was received. */
const pickRefunded = async (trx: Sql, order: OrderRow, { input, returnId }: AskedRefund) => {
  const lines = await linesSoFar(trx, order);
  if (returnId === undefined) return pickLines(lines, input.lines, { most: leftToRefund, done: 'refunded' });
  const returned = (await linesToRefund(trx, order, returnId)).map((line) => ({ ...line, restock: false }));
  return pickLines(lines, returned, { most: notRefunded, done: 'refunded' });
};

/** The reconciler asks the provider if this process can’t anymore. */
const CHECK_AFTER_MS = 30_000;

/** Written down before any provider is asked, and within what is left of what was paid. Its id. */
export const writeRefund = async (
  strapi: Core.Strapi,
  trx: Sql,
  order: OrderRow,
  asked: AskedRefund,
): Promise<number> => {
  const { input, actor, returnId } = asked;
  const { id: orderId, state } = order;
  const { key, reason, notifyCustomer = order.notifyCustomer } = input;
  const amount = toCents(input.amount);
  if (!ORDER_STATE[state].isRefundable) throw conflict('There’s nothing left to refund on this order');
  const picked = await pickRefunded(trx, order, asked);
  await requireLeft(trx, order, amount);
  await requireKeys(trx, order, amount);
  const { captureId, asksProvider, ...parts } = await partsOf(trx, order, amount);
  const refund = { orderId, ...parts, key, reason, actor, notifyCustomer };
  const id = await insertRefund(trx, { ...refund, captureId, state: asksProvider ? 'PENDING' : 'SUCCEEDED' });
  if (returnId !== undefined) await linkRefund(trx, returnId, id);
  // An order that needs attention has sold nothing, so nothing of it comes back.
  const isSold = state !== 'NEEDS_ATTENTION';
  if (isSold) await holdSoldCards(trx, id, picked);
  if (picked.length > 0)
    await tables(trx)
      .insertInto('refund_lines')
      .values(
        picked.map(({ line, quantity, restock }) => ({
          refund_id: id,
          line_id: line.id,
          quantity,
          restock: restock && isSold,
          restocked: false,
        })),
      )
      .execute();
  if (!asksProvider) {
    await completeRefund(strapi, trx, { id, ...refund }, order);
    return id;
  }

  await recordEvent(trx, { orderId, kind: 'refunding', actor, text: formatRefund(amount, picked) });
  await updateFulfillmentStatus(trx, order);
  await updateOrder(trx, orderId, { next_check_at: new Date(Date.now() + CHECK_AFTER_MS) });
  return id;
};

/** The same key is the same refund. */
const refundOfKey = async (sql: Sql, { number, input: { key } }: Asked): Promise<number | undefined> => {
  const found = await tables(sql)
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .where('number', '=', number)
    .where('request_key', '=', key)
    .select('refunds.id')
    .executeTakeFirst();
  return found?.id;
};

/** Pays money back, for lines or not, and puts what came back into stock if asked to. */
export const refundOrder = async (strapi: Core.Strapi, asked: Asked): Promise<void> => {
  const { number, input, actor } = asked;
  const sql = strapi.db.connection;
  if (!(await refundOfKey(sql, asked)))
    await changeOrder(strapi, { number, actor, openedAt: input.updatedAt }, async (trx, order) => {
      await writeRefund(strapi, trx, order, asked);
    });
  const id = await refundOfKey(sql, asked);
  // Unless it’s done. Whoever dies here leaves it to the reconciler.
  if (id !== undefined) await requestRefund(strapi, id);
  if (id !== undefined) await requestSwapped(strapi, id);
};
