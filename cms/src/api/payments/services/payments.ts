import type { PaymentOutcome } from '@stoa/contract';
import { causeOf } from '../../../database/database-unavailable';
import type { Sql } from '../../../database/sql';
import { conflict, notFound, Problem } from '../../../http/problem';
import { type Context, services } from '../../../services';
import { buyerOutcome } from '../flow/buyer-outcome';
import { closeEvents, keepEvent, processEvent } from '../flow/events';
import { openPayment } from '../flow/open';
import { settle } from '../flow/settle';
import { providerNamed } from '../providers';
import { insertPayment, latestPayment } from '../queries/payments';

const missing = () => notFound('We couldn’t find this order');
const NO_KEYS = 'The keys of the payment provider that was to take this money are missing. Enter them again first';
const NOT_RESPONDING = 'The payment provider isn’t responding. Please try again in a moment';

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const orderOfKey = async (key: string): Promise<number> => {
    const orderId = await services(strapi).orders.flow.ofKey(sql, key);
    if (orderId === undefined) throw missing();
    return orderId;
  };

  return {
    /** Written down with the order, before its provider is asked for anything. */
    begin: (trx: Sql, payment: { orderId: number; provider: string; amount: number }): Promise<void> =>
      insertPayment(trx, { ...payment, isTest: providerNamed(payment.provider)?.isTest ?? false }),

    /** Opens the order at its provider: what the browser needs to show the buyer its window. */
    async open(key: string): Promise<{ providerOrderId: string }> {
      const orderId = await orderOfKey(key);
      const provider = providerNamed((await latestPayment(sql, orderId))?.provider ?? '');
      if (!provider) throw missing();
      return { providerOrderId: await openPayment(strapi, provider, orderId) };
    },

    /** The buyer is back from the provider's window. If the provider doesn't answer, the reconciler asks again. */
    async settle(key: string): Promise<PaymentOutcome> {
      const orderId = await orderOfKey(key);
      const heard = await settle(strapi, orderId, { isBack: true }).catch((error): PaymentOutcome => {
        strapi.log.warn(`The payment of order ${orderId}: ${causeOf(error)}`);
        return 'WAITING';
      });
      const order = await services(strapi).orders.flow.find(sql, orderId);
      if (!order) throw missing();
      return buyerOutcome(order.state, heard);
    },

    /** What its provider says of an order now. */
    async check(orderId: number): Promise<void> {
      const payment = await latestPayment(sql, orderId);
      if (payment && !providerNamed(payment.provider)) throw conflict(NO_KEYS);
      await settle(strapi, orderId).catch((error) => {
        strapi.log.warn(`The payment of order ${orderId}: ${causeOf(error)}`);
        throw new Problem(503, 'ServiceUnavailableError', NOT_RESPONDING, { retryAfter: 5 });
      });
      await closeEvents(sql, orderId);
    },

    /** What can't be followed yet, since nobody knows the order or the provider doesn't answer, is read again later. */
    async receive(name: string, raw: string, headers: Record<string, string | undefined>): Promise<boolean | 'forged'> {
      const provider = providerNamed(name);
      if (!provider) throw notFound('There is no such provider');
      const event = await provider.readEvent(Buffer.from(raw), headers);
      if (event === 'forged') return event;
      const id = await keepEvent(sql, provider, event, raw);
      if (id === undefined) return true;
      return processEvent(strapi, id).catch((error) => {
        strapi.log.warn(`Event ${id}: ${causeOf(error)}`);
        return false;
      });
    },
  };
};
