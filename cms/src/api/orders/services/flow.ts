import type { OrderState } from '@stoa/contract';
import { attempt } from '../../../database/attempt';
import type { Sql } from '../../../database/sql';
import { type Context, services } from '../../../services';
import { takeCode } from '../checkout/take-code';
import { endOrder } from '../flow/end';
import { expireOrders } from '../flow/expire';
import { payOrder } from '../flow/pay';
import { releaseReservations } from '../flow/reservations';
import { transitionOrder } from '../flow/transition';
import { queueOrderMail } from '../mails/queue';
import { completeRefund, failRefund, type MadeRefund } from '../manage/complete-refund';
import { giveAsker } from '../manage/give-actor';
import { type OrderRow, readOrder } from '../queries/orders';

/** What the payment of an order turns on. */
export interface OrderInFlow {
  id: number;
  uuid: string;
  state: OrderState;
  total: number;
  currency: string;
  paymentMethod: string | null;
  reservedUntil: Date | null;
}

const COLUMNS = {
  id: 'id',
  uuid: 'uuid',
  state: 'state',
  total: 'total',
  currency: 'currency',
  paymentMethod: 'payment_method',
  reservedUntil: 'reserved_until',
};

type Asker = Parameters<typeof giveAsker>[1];

/** Rolls back to before the attempt. */
class SoldOut extends Error {}

/** What the payments area may do with an order: look at it, and move it by the table of moves. */
export default ({ strapi }: Context) => {
  const reserveAll = async (trx: Sql, orderId: number): Promise<void> => {
    const rows: { variant_id: number; quantity: number }[] = await trx('reservations')
      .where({ order_id: orderId, state: 'RELEASED' })
      .update({ state: 'RESERVED' })
      .returning(['variant_id', 'quantity']);
    const quantities = rows.map(({ variant_id, quantity }) => ({ variantId: variant_id, quantity }));
    if (!(await services(strapi).marketplace.stock.reserve(trx, orderId, quantities))) throw new SoldOut();
    const { email, codeId } = await trx('orders')
      .where({ id: orderId })
      .first({ email: 'email', codeId: 'discount_code_id' });
    if (codeId !== null && !(await takeCode(trx, { codeId, orderId, email }))) throw new SoldOut();
  };

  /** Holds again what an expired order held, or nothing if some of it is gone: then this is false. */
  const reserveAgain = async (trx: Sql, orderId: number): Promise<boolean> => {
    const reserved = await attempt(trx, () => reserveAll(trx, orderId));
    if ('fault' in reserved && !(reserved.fault instanceof SoldOut)) throw reserved.fault;
    return 'result' in reserved;
  };

  return {
    find: (sql: Sql, id: number): Promise<OrderInFlow | undefined> => sql('orders').where({ id }).first(COLUMNS),

    /** Nobody else moves it until the transaction ends. */
    lock: (trx: Sql, id: number): Promise<OrderInFlow | undefined> =>
      trx('orders').where({ id }).forUpdate().first(COLUMNS),

    /** The order that a checkout placed. */
    ofKey: async (sql: Sql, key: string): Promise<number | undefined> =>
      (await sql('orders').where({ checkout_key: key }).first('id'))?.id,

    ofUuid: async (sql: Sql, uuid: string): Promise<number | undefined> =>
      (await sql('orders').where({ uuid }).first('id'))?.id,

    whole: (sql: Sql, id: number): Promise<OrderRow | undefined> => readOrder(sql, { id }),

    reserveAgain,
    /** Gives back what it holds. */
    release: (trx: Sql, orderId: number): Promise<void> => releaseReservations(strapi, trx, orderId),
    /** Ends what wasn’t paid in time and no provider knows of. */
    expire: (): Promise<void> => expireOrders(strapi),
    transition: transitionOrder,
    pay: (trx: Sql, payment: Parameters<typeof payOrder>[2]): Promise<boolean> => payOrder(strapi, trx, payment),
    async refunded(trx: Sql, refund: MadeRefund & Asker): Promise<void> {
      await giveAsker(trx, refund);
      await completeRefund(strapi, trx, refund);
    },
    async refundFailed(trx: Sql, refund: Parameters<typeof failRefund>[1] & Asker): Promise<void> {
      await giveAsker(trx, refund);
      await failRefund(trx, refund);
    },
    end: (trx: Sql, ending: Parameters<typeof endOrder>[2]): Promise<boolean> => endOrder(strapi, trx, ending),
    /** Ends it, and tells its customer. */
    async cancel(trx: Sql, ending: Omit<Parameters<typeof endOrder>[2], 'to'>): Promise<void> {
      if (await endOrder(strapi, trx, { ...ending, to: 'CANCELLED' }))
        await queueOrderMail(strapi, trx, ending.orderId, 'CANCELLED');
    },
  };
};
