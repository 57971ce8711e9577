import { canFulfill, type FulfillmentInput, isPaid, leftToFulfill } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { madeBy } from '../../../database/change-reason';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { conflict } from '../../../http/problem';
import { packageBlocks } from '../mails/package-blocks';
import { queueOrderMail } from '../mails/queue';
import type { OrderActor } from '../orders/actor';
import { changeOrder } from '../orders/changes/change-order';
import { recordEvent } from '../orders/changes/transition';
import type { OrderRow } from '../orders/order-row';
import { inAll, leftOf } from '../refunds/left-to-refund';
import { formatLine, formatLines, linesSoFar, pickLines, updateFulfillmentStatus } from './lines';

type Parcel = Pick<FulfillmentInput, 'trackingNumber' | 'trackingUrl'> & { notifyCustomer: boolean };

const requireFulfillable = async (trx: Sql, order: OrderRow): Promise<void> => {
  const { state, total } = order;
  if (order.canceledAt !== null) throw conflict('The customer canceled this order. Pay the money back instead');
  if (!canFulfill(order)) throw conflict('Only paid items that haven’t been refunded can be fulfilled');
  if (isPaid(state) && total > 0 && inAll(await leftOf(trx, order)) === 0)
    throw conflict('This order is being refunded in full. Don’t fulfill it');
};

/** Writes down that lines went out, or wait to be picked up. */
const send = async (
  strapi: Core.Strapi,
  trx: Sql,
  {
    order,
    picked,
    parcel,
    actor,
  }: { order: OrderRow; picked: Parameters<typeof formatLines>[0]; parcel: Parcel; actor: OrderActor },
): Promise<void> => {
  const { id, pickUp } = order;
  const db = tables(trx);
  const { id: fulfillmentId } = await db
    .insertInto('fulfillments')
    .values({
      order_id: id,
      tracking_number: parcel.trackingNumber,
      tracking_url: parcel.trackingUrl,
      ...madeBy(actor),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('fulfillment_lines')
    .values(picked.map(({ line, quantity }) => ({ fulfillment_id: fulfillmentId, line_id: line.id, quantity })))
    .execute();
  await updateFulfillmentStatus(trx, order);
  // What has left the shop doesn't expire, and the shop trusts whoever ordered it.
  await db.updateTable('orders').where('id', '=', id).set({ reserved_until: null, network_hash: null }).execute();
  await recordEvent(trx, { orderId: id, kind: 'fulfilled', actor, text: formatLines(picked) });
  if (!parcel.notifyCustomer) return;
  await queueOrderMail(strapi, trx, id, 'FULFILLED', {
    of: fulfillmentId,
    actor,
    details: packageBlocks(picked.map(formatLine), parcel, { pickUp }),
  });
};

export const fulfillLines = (
  strapi: Core.Strapi,
  { number, input, actor }: { number: number; input: FulfillmentInput; actor: OrderActor },
): Promise<void> =>
  changeOrder(strapi, { number, actor, openedAt: input.updatedAt }, async (trx, order) => {
    await requireFulfillable(trx, order);
    const picked = pickLines(await linesSoFar(trx, order), input.lines, { most: leftToFulfill, done: 'sent' });
    await send(strapi, trx, {
      order,
      picked,
      parcel: { ...input, notifyCustomer: input.notifyCustomer ?? order.notifyCustomer },
      actor,
    });
  });

const NO_TRACKING = { trackingNumber: null, trackingUrl: null };

/** Whatever of an order is left to send. Whoever gets no emails about it gets none now. */
export const fulfillRest = (
  strapi: Core.Strapi,
  { number, notifyCustomer, actor }: { number: number; notifyCustomer: boolean; actor: OrderActor },
): Promise<void> =>
  changeOrder(strapi, { number, actor }, async (trx, order) => {
    await requireFulfillable(trx, order);
    const picked = (await linesSoFar(trx, order))
      .map((line) => ({ line, quantity: leftToFulfill(line) }))
      .filter(({ quantity }) => quantity > 0);
    if (picked.length === 0) throw conflict('This order has nothing left to fulfill');
    await send(strapi, trx, {
      order,
      picked,
      parcel: { ...NO_TRACKING, notifyCustomer: notifyCustomer && order.notifyCustomer },
      actor,
    });
  });
