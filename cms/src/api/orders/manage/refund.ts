import { leftToRefund, type OrderState, type RefundInput, toCents } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { conflict } from '../../../http/problem';
import { services } from '../../../services';
import { recordEvent } from '../flow/events';
import type { OrderRow } from '../queries/orders';
import { changeOrder } from './change-order';
import { completeRefund, refundInWords } from './complete-refund';
import { linesSoFar, pickLines, updateFulfillmentStatus } from './lines';

interface Asked {
  number: number;
  input: RefundInput;
  by: string;
}

/** The reconciler asks the provider if this process can’t anymore. */
const CHECK_AFTER_MS = 30_000;

const REFUNDABLE: readonly OrderState[] = ['PAID', 'PARTIALLY_REFUNDED', 'NEEDS_ATTENTION'];

const writeRefund = async (strapi: Core.Strapi, trx: Sql, order: OrderRow, { input, by }: Asked): Promise<void> => {
  const { id: orderId, state } = order;
  if (!REFUNDABLE.includes(state)) throw conflict('There is nothing to refund of this order');
  // An order that needs attention has sold nothing, so nothing of it comes back.
  const isSold = state !== 'NEEDS_ATTENTION';
  const { key, reason, notifyCustomer = order.notifyCustomer } = input;
  const amount = toCents(input.amount);
  const picked = pickLines(await linesSoFar(trx, order), input.lines, { most: leftToRefund, done: 'refunded' });
  const refund = { orderId, amount, key, reason, by, notifyCustomer };
  const { id, isDone } = await services(strapi).payments.refunds.write(trx, { ...refund, wholly: !isSold });
  if (picked.length > 0)
    await trx('refund_lines').insert(
      picked.map(({ line, quantity, restock }) => ({
        refund_id: id,
        line_id: line.id,
        quantity,
        restock: restock && isSold,
        restocked: false,
      })),
    );
  if (isDone) return completeRefund(strapi, trx, { id, ...refund });
  await recordEvent(trx, { orderId, kind: 'refunding', by, text: refundInWords(amount, picked) });
  await updateFulfillmentStatus(trx, order);
  await trx('orders')
    .where({ id: orderId })
    .update({ next_check_at: new Date(Date.now() + CHECK_AFTER_MS) });
};

/** Pays money back, for lines or not, and puts what came back into stock if asked to. */
export const refundOrder = async (strapi: Core.Strapi, asked: Asked): Promise<void> => {
  const { number, input } = asked;
  const { refunds } = services(strapi).payments;
  const sql = strapi.db.connection;
  if (!(await refunds.find(sql, number, input.key)))
    await changeOrder(strapi, { number, openedAt: input.updatedAt }, (trx, order) =>
      writeRefund(strapi, trx, order, asked),
    );
  const id = await refunds.find(sql, number, input.key);
  if (id !== undefined) await refunds.carryOut(id);
};
