import { formatCents, leftToRefund, ORDER_STATE, type RefundInput, toCents } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { gatewayNamed } from '../../../gateways/gateways';
import { badField, conflict } from '../../../http/problem';
import { linesSoFar, pickLines, updateFulfillmentStatus } from '../fulfillment/lines';
import type { OrderActor } from '../orders/actor';
import { changeOrder } from '../orders/changes/change-order';
import { recordEvent } from '../orders/changes/transition';
import type { OrderRow } from '../orders/order-row';
import { updateOrder } from '../orders/payable-order';
import { MANUAL } from '../payments/mark-paid';
import { completeRefund, formatRefund } from './complete-refund';
import { captureOf, insertRefund, leftOf } from './refund-row';
import { requestRefund } from './request-refund';

interface Asked {
  number: number;
  input: RefundInput;
  actor: OrderActor;
}

/** The reconciler asks the provider if this process can’t anymore. */
const CHECK_AFTER_MS = 30_000;

const NO_KEYS =
  'The keys of the payment provider that took this money are missing. Enter them again, and then refund the order';

/** What the money goes back to. What was paid manually is paid back manually: an administrator says that it’s done. */
const captureToRefund = async (trx: Sql, { id, state }: OrderRow, amount: number) => {
  const capture = await captureOf(trx, id);
  if (!capture) throw conflict('Nothing was paid for this order');
  const isManual = capture.provider === MANUAL;
  if (!isManual && !gatewayNamed(capture.provider)) throw conflict(NO_KEYS);
  const left = await leftOf(trx, id, capture);
  if (state === 'NEEDS_ATTENTION' && amount !== left)
    throw badField('amount', 'Refund all of this order, or accept it first');
  if (amount > left) throw badField('amount', `You can refund up to ${formatCents(left)}`);
  return { captureId: capture.id, isManual };
};

/** Written down before any provider is asked, and within what is left of what was paid. */
const writeRefund = async (strapi: Core.Strapi, trx: Sql, order: OrderRow, { input, actor }: Asked): Promise<void> => {
  const { id: orderId, state } = order;
  const { key, reason, notifyCustomer = order.notifyCustomer } = input;
  const amount = toCents(input.amount);
  if (!ORDER_STATE[state].isRefundable) throw conflict('There’s nothing left to refund on this order');
  const picked = pickLines(await linesSoFar(trx, order), input.lines, { most: leftToRefund, done: 'refunded' });
  const { captureId, isManual } = await captureToRefund(trx, order, amount);
  const refund = { orderId, amount, key, reason, actor, notifyCustomer };
  const id = await insertRefund(trx, { ...refund, captureId, state: isManual ? 'SUCCEEDED' : 'PENDING' });
  // An order that needs attention has sold nothing, so nothing of it comes back.
  const isSold = state !== 'NEEDS_ATTENTION';
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
  if (isManual) return completeRefund(strapi, trx, { id, ...refund }, order);

  await recordEvent(trx, { orderId, kind: 'refunding', actor, text: formatRefund(amount, picked) });
  await updateFulfillmentStatus(trx, order);
  await updateOrder(trx, orderId, { next_check_at: new Date(Date.now() + CHECK_AFTER_MS) });
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
    await changeOrder(strapi, { number, actor, openedAt: input.updatedAt }, (trx, order) =>
      writeRefund(strapi, trx, order, asked),
    );
  const id = await refundOfKey(sql, asked);
  // Unless it’s done. Whoever dies here leaves it to the reconciler.
  if (id !== undefined) await requestRefund(strapi, id);
};
