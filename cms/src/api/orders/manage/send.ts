import { canSend, type Fulfilment, type FulfilmentInput, isPaid, leftToSend } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { madeBy } from '../../../database/change-reason';
import type { Sql } from '../../../database/sql';
import { conflict } from '../../../http/problem';
import { services } from '../../../services';
import { recordEvent } from '../flow/events';
import { queueOrderMail } from '../mails/queue';
import type { OrderRow } from '../queries/orders';
import { changeOrder } from './change-order';
import { inWords, linesSoFar, noteWhatIsSent, pickLines } from './lines';

/** Where a parcel can be followed. */
export const tracking = ({
  trackingNumber,
  trackingUrl,
}: Pick<Fulfilment, 'trackingNumber' | 'trackingUrl'>): string[] => {
  const said = [trackingNumber, trackingUrl].filter(Boolean).join(', ');
  return said ? [`Track your package: ${said}`] : [];
};

type Parcel = Pick<FulfilmentInput, 'trackingNumber' | 'trackingUrl'> & { tell: boolean };

const requireSendable = async (strapi: Core.Strapi, trx: Sql, order: OrderRow): Promise<void> => {
  const { id, state, total } = order;
  if (!canSend(order)) throw conflict('Only paid items that haven’t been refunded can be fulfilled');
  if (isPaid(state) && total > 0 && (await services(strapi).payments.refunds.left(trx, id)) === 0)
    throw conflict('This order is being refunded in full. Don’t fulfill it');
};

/** Writes down that lines went out, or wait to be picked up. */
const send = async (
  strapi: Core.Strapi,
  trx: Sql,
  { order, picked, parcel, by }: { order: OrderRow; picked: Parameters<typeof inWords>[0]; parcel: Parcel; by: string },
): Promise<void> => {
  const { id, pickUp } = order;
  const [{ id: fulfilmentId }] = await trx('fulfilments')
    .insert({
      order_id: id,
      tracking_number: parcel.trackingNumber,
      tracking_url: parcel.trackingUrl,
      ...madeBy(trx, by),
    })
    .returning('id');
  await trx('fulfilment_lines').insert(
    picked.map(({ line, quantity }) => ({ fulfilment_id: fulfilmentId, line_id: line.id, quantity })),
  );
  await noteWhatIsSent(trx, order);
  // What has left the shop doesn't expire, and the shop trusts whoever ordered it.
  await trx('orders').where({ id }).update({ hold_until: null, network_hash: null });
  await recordEvent(trx, { orderId: id, kind: 'sent', by, text: inWords(picked) });
  if (!parcel.tell) return;
  await queueOrderMail(strapi, trx, id, 'SENT', {
    of: fulfilmentId,
    by,
    details: [`${pickUp ? 'Ready for pickup' : 'In this package'}: ${inWords(picked)}`, ...tracking(parcel)],
  });
};

export const sendLines = (
  strapi: Core.Strapi,
  { number, input, by }: { number: number; input: FulfilmentInput; by: string },
): Promise<void> =>
  changeOrder(strapi, { number, openedAt: input.updatedAt }, async (trx, order) => {
    await requireSendable(strapi, trx, order);
    const picked = pickLines(await linesSoFar(trx, order), input.lines, { most: leftToSend, done: 'sent' });
    await send(strapi, trx, { order, picked, parcel: { ...input, tell: input.tell ?? order.tell }, by });
  });

const NO_TRACKING = { trackingNumber: null, trackingUrl: null };

/** Whatever of an order is left to send. Whoever gets no emails about it gets none now. */
export const sendRest = (
  strapi: Core.Strapi,
  { number, tell, by }: { number: number; tell: boolean; by: string },
): Promise<void> =>
  changeOrder(strapi, { number }, async (trx, order) => {
    await requireSendable(strapi, trx, order);
    const picked = (await linesSoFar(trx, order))
      .map((line) => ({ line, quantity: leftToSend(line) }))
      .filter(({ quantity }) => quantity > 0);
    if (picked.length === 0) throw conflict('This order has nothing left to fulfill');
    await send(strapi, trx, { order, picked, parcel: { ...NO_TRACKING, tell: tell && order.tell }, by });
  });
