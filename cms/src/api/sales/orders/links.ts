import {
  counted,
  isPayableByLink,
  isUnpaid,
  type LinkedOrderDetail,
  type LookUpInput,
  type RevokeLinksInput,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { tables } from '../../../database/tables';
import type { Context } from '../../../services';
import { queueOrderMail } from '../mails/queue';
import { readChoices } from '../returns/order-choices';
import { CUSTOMER, type OrderActor } from './actor';
import { changeOrder } from './changes/change-order';
import { recordEvent } from './changes/transition';
import { orderOfCustomer } from './customer-access';
import { countLinks, revokeLinks } from './link-rows';
import { toOrder, withoutPhone } from './order-serializer';

const HOUR_MS = 3_600_000;
/** Whoever guesses a number and an address can’t flood the inbox behind them. */
const LINKS_AN_HOUR = 5;

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
      const links = await tables(trx)
        .selectFrom('order_links')
        .where('order_id', '=', order.id)
        .where('made_at', '>', new Date(Date.now() - HOUR_MS))
        .select('token_hash')
        .execute();
      if (links.length < LINKS_AN_HOUR)
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
