import type { TrackingInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { tables } from '../../../database/tables';
import { badField, conflict } from '../../../http/problem';
import { packageOf } from '../mails/package-blocks';
import { queueOrderMail } from '../mails/queue';
import type { OrderActor } from '../orders/actor';
import { changeOrder } from '../orders/changes/change-order';
import { recordEvent } from '../orders/changes/transition';

/** Of a package that has already gone out: carriers may give the number late, or another one. */
export const changeTracking = (
  strapi: Core.Strapi,
  { number, input, actor }: { number: number; input: TrackingInput; actor: OrderActor },
): Promise<void> =>
  changeOrder(strapi, { number, actor, openedAt: input.updatedAt }, async (trx, order) => {
    const { id: orderId, fulfillments, pickUp } = order;
    const { fulfillmentId, trackingNumber, trackingUrl, notifyCustomer } = input;
    const fulfillment = fulfillments.find(({ id }) => id === fulfillmentId);
    if (!fulfillment) throw badField('fulfillmentId', 'The package must belong to this order');
    if (pickUp) throw conflict('What is picked up has no tracking');
    if (fulfillment.trackingNumber === trackingNumber && fulfillment.trackingUrl === trackingUrl) return;
    const db = tables(trx);
    await db
      .updateTable('fulfillments')
      .where('id', '=', fulfillmentId)
      .set({ tracking_number: trackingNumber, tracking_url: trackingUrl })
      .execute();
    await db.updateTable('orders').where('id', '=', orderId).set({ updated_at: new Date() }).execute();
    const text = trackingNumber ?? trackingUrl ?? 'Removed';
    await recordEvent(trx, { orderId, kind: 'trackingChanged', actor, text });
    if (!(notifyCustomer ?? order.notifyCustomer)) return;
    const details = packageOf(order, { ...fulfillment, trackingNumber, trackingUrl });
    await queueOrderMail(strapi, trx, orderId, 'FULFILLED', { isResend: true, actor, details });
  });
