import type { PaymentOutcome } from '@stoa/contract';
import type { Sql } from '../../../database/sql';
import { notFound, Problem } from '../../../http/problem';
import { type Context, services } from '../../../services';
import { keepEvent, processEvent } from '../flow/events';
import { openPayment } from '../flow/open';
import { settle } from '../flow/settle';
import { providerNamed } from '../providers';
import { insertPayment, latestPayment } from '../queries/payments';

const missing = () => notFound('There is no such order');
const forged = () => new Problem(400, 'ValidationError', 'This event isn’t genuine');

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
      insertPayment(trx, payment),

    /** Opens the order at its provider: what the browser needs to show the buyer its window. */
    async open(key: string): Promise<{ providerOrderId: string }> {
      const orderId = await orderOfKey(key);
      const provider = providerNamed((await latestPayment(sql, orderId))?.provider ?? '');
      if (!provider) throw missing();
      return { providerOrderId: await openPayment(strapi, provider, orderId) };
    },

    /** The buyer is back from the provider's window. */
    settle: async (key: string): Promise<PaymentOutcome> => settle(strapi, await orderOfKey(key), { isBack: true }),

    /** An order that nobody knows yet is read about again later. */
    async receive(name: string, raw: string, headers: Record<string, string | undefined>): Promise<boolean> {
      const provider = providerNamed(name);
      if (!provider) throw notFound('There is no such provider');
      const event = await provider.readEvent(Buffer.from(raw), headers);
      if (event === 'forged') throw forged();
      const id = await keepEvent(sql, provider, event, raw);
      return id === undefined || processEvent(strapi, id);
    },
  };
};
