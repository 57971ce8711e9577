import { isPayableByLink, ORDER_STATE_NAMES, type PayLink } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { giveReason } from '../../../database/change-reason';
import { conflict } from '../../../http/problem';
import type { OrderActor } from './actor';
import { missing } from './changes/change-order';
import { recordEvent } from './changes/transition';
import { insertLink, newLink } from './link-rows';
import { readOrder } from './order-row';

/** For an administrator to send to the customer. Each is a new one, since nobody knows those before. */
export const makePayLink = async (
  strapi: Core.Strapi,
  { number, actor }: { number: number; actor: OrderActor },
): Promise<PayLink> =>
  strapi.db.transaction(async ({ trx }): Promise<PayLink> => {
    const order = await readOrder(trx, { number });
    if (!order) throw missing();
    if (!isPayableByLink(order))
      throw conflict(
        order.payByLink
          ? `This order can’t be paid anymore. It’s “${ORDER_STATE_NAMES[order.state]}”`
          : 'Only orders that their customers pay online have a pay link',
      );
    const { url, hash } = newLink();
    await giveReason(trx, { actor });
    await insertLink(trx, order.id, hash);
    await recordEvent(trx, { orderId: order.id, kind: 'payLink', actor });
    return { url };
  });
