import type { Handoff, PaymentOutcome } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { causeOf } from '../../../database/failures/database-unavailable';
import { gatewayNamed } from '../../../gateways/gateways';
import { conflict, notFound, Problem } from '../../../http/problem';
import type { Context } from '../../../services';
import { readOrder } from '../orders/order-row';
import { findOrder, orderIdOf } from '../orders/payable-order';
import { openPayment } from './open';
import { latestPayment } from './payment-row';
import { buyerOutcome } from './settle/buyer-outcome';
import { settle, settlePayment } from './settle/settle';
import { closeEvents, processEvent, storeEvent } from './webhook-events';

const missing = () => notFound('We couldn’t find this order');
const NO_KEYS = 'The keys of the payment provider that was to take this money are missing. Enter them again first';
const NOT_RESPONDING = 'The payment provider isn’t responding. Please try again in a moment';

/** What its provider says of an order now. */
export const checkPayment = async (strapi: Core.Strapi, orderId: number): Promise<void> => {
  const sql = strapi.db.connection;
  const payment = await latestPayment(sql, orderId);
  if (payment && !gatewayNamed(payment.provider)) throw conflict(NO_KEYS);
  await settle(strapi, orderId).catch((error) => {
    strapi.log.warn(`The payment of order ${orderId}: ${causeOf(error)}`);
    throw new Problem(503, 'ServiceUnavailableError', NOT_RESPONDING, { retryAfter: 5 });
  });
  await closeEvents(sql, orderId);
};

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const orderOfKey = async (key: string): Promise<number> => {
    const orderId = await orderIdOf(sql, { checkout_key: key });
    if (orderId === undefined) throw missing();
    return orderId;
  };

  return {
    /** Opens the order at its provider, also one that was left unpaid. */
    async open(key: string): Promise<{ handoff: Handoff }> {
      const order = await readOrder(sql, { checkout_key: key });
      if (!order) throw missing();
      const { handoff } = await openPayment(strapi, order);
      return { handoff };
    },

    /** The buyer is back from the provider's window. If the provider doesn't answer, the reconciler asks again. */
    async settle(key: string): Promise<PaymentOutcome> {
      const payment = await latestPayment(sql, { key });
      const heard = payment
        ? await settlePayment(strapi, payment, { isBack: true }).catch((error): PaymentOutcome => {
            strapi.log.warn(`The payment of order ${payment.orderId}: ${causeOf(error)}`);
            return 'WAITING';
          })
        : 'WAITING';
      if (heard === 'PAID') return heard;
      const order = await findOrder(sql, payment?.orderId ?? (await orderOfKey(key)));
      if (!order) throw missing();
      return buyerOutcome(order.state, heard);
    },

    /** What can't be followed yet, since nobody knows the order or the provider doesn't answer, is read again later. */
    async receive(name: string, raw: string, headers: Record<string, string | undefined>): Promise<boolean | 'forged'> {
      const provider = gatewayNamed(name);
      if (!provider) throw notFound('There is no such provider');
      const event = await provider.readEvent(Buffer.from(raw), headers);
      if (event === 'forged') return event;
      const id = await storeEvent(sql, provider, event, raw);
      if (id === undefined) return true;
      return processEvent(strapi, id).catch((error) => {
        strapi.log.warn(`Event ${id}: ${causeOf(error)}`);
        return false;
      });
    },
  };
};
