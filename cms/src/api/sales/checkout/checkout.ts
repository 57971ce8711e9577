import {
  type ChoosePaymentInput,
  isOver,
  isPayableByLink,
  isUnpaid,
  type OrderInput,
  type OrderPlacement,
  type PlacedOrder,
  type Quote,
  type QuoteInput,
  type RedeemGiftCardInput,
} from '@stoa/contract';
import { tables } from '../../../database/tables';
import { conflict, notFound } from '../../../http/problem';
import { type Context, services } from '../../../services';
import { CUSTOMER } from '../orders/actor';
import { endOrder } from '../orders/changes/end';
import { type OrderRow, readOrder } from '../orders/order-row';
import { toPlacedOrder } from '../orders/order-serializer';
import { choosePayment, payLinkMethods } from '../payments/choose-payment';
import { startPayment } from '../payments/open';
import { listPaymentMethods, providerOf } from '../payments/payment-methods';
import { redeemByLink } from '../payments/redeem-by-link';
import { mailCode } from '../reservations/email-code';
import { placedBefore, placeOrder } from './place-order';
import { quoteCart } from './quote';

const missing = () => notFound('We couldn’t find this order');

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const toPlaced = async (order: OrderRow): Promise<PlacedOrder> => {
    const methods = isPayableByLink(order) ? payLinkMethods(await listPaymentMethods(sql)) : undefined;
    const paymentMethods = methods?.map(({ id, name, note, provider }) => ({ id, name, note, provider })) ?? null;
    return toPlacedOrder(order, { provider: providerOf(order.paymentMethod), paymentMethods });
  };

  /** With what the browser needs to go on to its provider. */
  const toPlacement = async (
    order: OrderRow,
    from: { address: string; approval: string | null },
  ): Promise<OrderPlacement> => {
    const { payment, state } = await startPayment(strapi, order, from);
    return { ...(await toPlaced({ ...order, state })), payment };
  };

  const ofKey = async (key: string): Promise<PlacedOrder> => {
    const order = await readOrder(sql, { checkout_key: key });
    if (!order) throw missing();
    return toPlaced(order);
  };

  return {
    ofKey,
    quote: (input: QuoteInput): Promise<Quote> => quoteCart(strapi, sql, input),

    async placedBefore(
      input: OrderInput,
      { userId, address }: { userId: number | null; address: string },
    ): Promise<OrderPlacement | null> {
      const order = await placedBefore(strapi, input, userId);
      return order ? toPlacement(order, { address, approval: input.approval }) : null;
    },

    async place(
      input: OrderInput,
      { userId, address }: { userId: number | null; address: string },
    ): Promise<{ order: OrderPlacement; isNew: boolean }> {
      const network = services(strapi).auth.limits.networkHash(address);
      const { order, isNew } = await placeOrder(strapi, input, { userId, network });
      return { order: await toPlacement(order, { address, approval: input.approval }), isNew };
    },

    /** By whoever came by a pay link. */
    async choosePayment(key: string, input: ChoosePaymentInput): Promise<PlacedOrder> {
      await choosePayment(strapi, key, input);
      return ofKey(key);
    },

    /** By whoever came by a pay link. */
    async redeemGiftCard(key: string, input: RedeemGiftCardInput): Promise<PlacedOrder> {
      await redeemByLink(strapi, key, input);
      return ofKey(key);
    },

    mailCode: (input: OrderInput, address: string): Promise<void> => mailCode(strapi, input, address),

    /** By its shopper, who goes back to the cart. What is paid, or being paid, can't be taken back here. */
    async cancel(key: string): Promise<PlacedOrder> {
      await strapi.db.transaction(async ({ trx }) => {
        const order = await tables(trx)
          .selectFrom('orders')
          .where('checkout_key', '=', key)
          .forUpdate()
          .select(['id', 'state', 'pay_by_link as payByLink'])
          .executeTakeFirst();
        if (!order) throw missing();
        if (isOver(order.state)) return;
        if (!isUnpaid(order.state) || order.payByLink)
          throw conflict('This order can’t be canceled anymore. Please contact us');
        await endOrder(strapi, trx, { orderId: order.id, from: order.state, to: 'CANCELLED', actor: CUSTOMER });
      });
      return ofKey(key);
    },
  };
};
