import {
  type Account,
  counted,
  isPayableByLink,
  isUnpaid,
  type LinkedOrderDetail,
  type LookUpInput,
  type OrderLink,
  type RegisterByOrderInput,
  type RevokeLinksInput,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { tables } from '../../../database/tables';
import { conflict, notFound } from '../../../http/problem';
import { hashOf } from '../../../security/opaque-token';
import { type Context, services } from '../../../services';
import { countLookUpsSince, queueOrderMail } from '../mails/queue';
import { readChoices } from '../returns/order-choices';
import { CUSTOMER, type OrderActor } from './actor';
import { changeOrder } from './changes/change-order';
import { recordEvent } from './changes/transition';
import { orderOfCustomer } from './customer-access';
import { countLinks, countLinksSince, insertLink, newLink, readerOfLink, revokeLinks } from './link-rows';
import { readOrder } from './order-row';
import { showsCustomer, toOrder, withoutPhone } from './order-serializer';

const HOUR_MS = 3_600_000;
/** Whoever guesses a number and an address can’t flood the inbox behind them. */
const LINKS_AN_HOUR = 5;

const anHourAgo = () => new Date(Date.now() - HOUR_MS);

export default ({ strapi }: Context) => {
  const mailLink = async ({ number, email }: LookUpInput): Promise<void> => {
    await strapi.db.transaction(async ({ trx }) => {
      const order = await tables(trx)
        .selectFrom('orders')
        .where('number', '=', number)
        .where('email', '=', email)
        .forUpdate()
        .select('id')
        .executeTakeFirst();
      if (!order) return;
      // The shop’s own emails don’t count: whoever lost them has to get this one.
      if ((await countLookUpsSince(trx, order.id, anHourAgo())) < LINKS_AN_HOUR)
        await queueOrderMail(strapi, trx, order.id, 'LINK', { isResend: true, actor: CUSTOMER });
    });
  };

  return {
    async open(token: string): Promise<LinkedOrderDetail> {
      const sql = strapi.db.connection;
      const order = await orderOfCustomer(sql, { token });
      return {
        ...withoutPhone(toOrder(order)),
        ...(await readChoices(sql, order)),
        isGuest: order.userId === null,
        ...((isUnpaid(order.state) || isPayableByLink(order)) && { checkoutKey: order.checkoutKey }),
      };
    },

    /** To the page of an order that was just placed, for whoever did, as long as its key shows the customer. */
    async ofKey(key: string): Promise<OrderLink> {
      return strapi.db.transaction(async ({ trx }) => {
        await tables(trx).selectFrom('orders').where('checkout_key', '=', key).forUpdate().select('id').execute();
        const order = await readOrder(trx, { checkout_key: key });
        if (!order || !showsCustomer(order)) throw notFound('We couldn’t find this order');
        if ((await countLinksSince(trx, order.id, anHourAgo())) >= LINKS_AN_HOUR)
          throw conflict('Open your order from the email we sent you');
        const { token, hash } = newLink();
        await insertLink(trx, order.id, hash);
        return { token };
      });
    },

    /** Whoever followed a link that was emailed to them reads their address, so their orders come into the account at once. */
    async register({ token, password }: RegisterByOrderInput): Promise<Account> {
      return strapi.db.transaction(async ({ trx }) => {
        const { name, email, userId } = await orderOfCustomer(trx, { token });
        if (userId !== null) throw conflict('This order is in an account already');
        if (email === null) throw conflict('This order has no email address');
        const isReader = (await readerOfLink(trx, hashOf(token))) === email;
        const account = await services(strapi).auth.accounts.register({ name, email, password }, isReader);
        if (isReader) await services(strapi).sales.ownOrders.claim(account.id, trx);
        return account;
      });
    },

    /** The response doesn’t wait for it: neither what it says nor when it comes tells whether there is such an order. */
    requestLink(input: LookUpInput): void {
      mailLink(input).catch((error) => void strapi.log.error(error));
    },
  };
};

/** None of the links that were mailed opens the order anymore. Whoever reads its email can ask for a new one. */
export const revokeOrderLinks = (
  strapi: Core.Strapi,
  { number, input: { updatedAt }, actor }: { number: number; input: RevokeLinksInput; actor: OrderActor },
): Promise<void> =>
  changeOrder(strapi, { number, actor, openedAt: updatedAt }, async (trx, { id }) => {
    const links = await countLinks(trx, id);
    await revokeLinks(trx, { id });
    if (links > 0) await recordEvent(trx, { orderId: id, kind: 'linksRevoked', actor, text: counted(links, 'link') });
  });
