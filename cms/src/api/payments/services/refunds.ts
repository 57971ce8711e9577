import { centsInWords } from '@stoa/contract';
import { causeOf } from '../../../database/database-unavailable';
import type { Sql } from '../../../database/sql';
import { badField, conflict, notFound } from '../../../http/problem';
import type { Context } from '../../../services';
import { askForRefund } from '../flow/refunds';
import { settle } from '../flow/settle';
import { CALL_MAY_TAKE_MS, isOpen } from '../flow/unanswered-refunds';
import { providerNamed } from '../providers';
import { captureOf, insertRefund, type RefundRow, readRefunds } from '../queries/refunds';
import { MANUAL } from './manual-payments';

type Asked = Pick<RefundRow, 'orderId' | 'amount' | 'key' | 'reason' | 'by' | 'notifyCustomer'> & {
  /** Whether a part isn't enough. */
  wholly: boolean;
};

const NO_KEYS =
  'The keys of the payment provider that took this money are missing. Enter them again, and then refund the order';
const WHOLLY = 'Refund all of this order, or accept it first';

const leftOf = async (trx: Sql, orderId: number, { amount: paid }: { amount: number }): Promise<number> =>
  (await readRefunds(trx, { order_id: orderId }))
    .filter(({ state }) => state !== 'FAILED')
    .reduce((rest, { amount }) => rest - amount, paid);

/** Money that goes back. */
export default ({ strapi }: Context) => ({
  /**
   * Written down before any provider is asked, and within what is left of what was paid. What was paid by hand is paid back by
   * hand: an administrator says that it’s done. The order’s row must be locked.
   */
  async write(trx: Sql, asked: Asked): Promise<{ id: number; isDone: boolean }> {
    const capture = await captureOf(trx, asked.orderId);
    if (!capture) throw conflict('Nothing was paid for this order');
    const isDone = capture.provider === MANUAL;
    if (!isDone && !providerNamed(capture.provider)) throw conflict(NO_KEYS);
    const left = await leftOf(trx, asked.orderId, capture);
    if (asked.wholly && asked.amount !== left) throw badField('amount', WHOLLY);
    if (asked.amount > left) throw badField('amount', `You can refund up to ${centsInWords(left)}`);
    const id = await insertRefund(trx, { ...asked, captureId: capture.id, state: isDone ? 'DONE' : 'ASKED' });
    return { id, isDone };
  },

  /**
   * Nobody asks for it anymore. Whether it was made, what its provider shows decides, once none of our calls can be under way. The
   * order’s row must be locked.
   */
  async giveUp(trx: Sql, { orderId, id }: { orderId: number; id: number }): Promise<Pick<RefundRow, 'amount'>> {
    const [refund] = await readRefunds(trx, { id });
    if (refund?.orderId !== orderId) throw notFound('This order has no such refund');
    if (!isOpen(refund)) throw conflict('Only an unconfirmed refund can be stopped');
    if (refund.givenUpAt) throw conflict('This refund was already stopped');
    const decidedAt = (refund.askedAt?.getTime() ?? 0) + CALL_MAY_TAKE_MS + 1_000;
    await trx('refunds').where({ id }).update({ given_up_at: new Date() });
    await trx('orders')
      .where({ id: orderId })
      .update({ next_check_at: new Date(Math.max(Date.now(), decidedAt)), updated_at: new Date() });
    return refund;
  },

  /** Whoever can’t find out now leaves it to the reconciler. */
  async findOut(orderId: number): Promise<void> {
    await settle(strapi, orderId).catch((error) =>
      strapi.log.warn(`The refunds of order ${orderId}: ${causeOf(error)}`),
    );
  },

  /** What could still be refunded. */
  async left(sql: Sql, orderId: number): Promise<number> {
    const capture = await captureOf(sql, orderId);
    return capture ? leftOf(sql, orderId, capture) : 0;
  },

  /** Of an order. The same key is the same refund. */
  async find(sql: Sql, number: number, key: string): Promise<number | undefined> {
    const orderId = sql('orders').where({ number }).select('id');
    return (await sql('refunds').where({ request_key: key }).whereIn('order_id', orderId).first('id'))?.id;
  },

  /** Has the provider pay it back, unless that is done. Whoever dies here leaves it to the reconciler. */
  carryOut: (id: number): Promise<void> => askForRefund(strapi, id),
});
