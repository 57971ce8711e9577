import { type Fulfilment, type FulfilmentInput, leftToSend } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { conflict } from '../../../http/problem';
import { recordEvent } from '../flow/events';
import { queueOrderMail } from '../mails/queue';
import { changeOrder } from './change-order';
import { inWords, linesSoFar, noteWhatIsSent, pickLines } from './lines';

/** Where a parcel can be followed. */
export const tracking = ({
  trackingNumber,
  trackingUrl,
}: Pick<Fulfilment, 'trackingNumber' | 'trackingUrl'>): string[] => {
  const said = [trackingNumber, trackingUrl].filter(Boolean).join(', ');
  return said ? [`Follow it: ${said}`] : [];
};

/** Writes down that lines went out, or wait to be picked up. */
export const sendLines = (
  strapi: Core.Strapi,
  { number, input, by }: { number: number; input: FulfilmentInput; by: string },
): Promise<void> =>
  changeOrder(strapi, { number, openedAt: input.updatedAt }, async (trx, order) => {
    const { id, state, pickUp } = order;
    if (state !== 'PAID' && state !== 'PARTIALLY_REFUNDED')
      throw conflict('Only what is paid and not refunded can be sent');
    const picked = pickLines(await linesSoFar(trx, order), input.lines, { most: leftToSend, done: 'sent' });
    const { trackingNumber, trackingUrl } = input;
    const [{ id: fulfilmentId }] = await trx('fulfilments')
      .insert({ order_id: id, tracking_number: trackingNumber, tracking_url: trackingUrl, made_by: by })
      .returning('id');
    await trx('fulfilment_lines').insert(
      picked.map(({ line, quantity }) => ({ fulfilment_id: fulfilmentId, line_id: line.id, quantity })),
    );
    await noteWhatIsSent(trx, order);
    await recordEvent(trx, { orderId: id, kind: 'sent', by, text: inWords(picked) });
    if (!input.tell) return;
    await queueOrderMail(strapi, trx, id, 'SENT', {
      again: String(fulfilmentId),
      by,
      details: [`${pickUp ? 'Ready for you' : 'In this parcel'}: ${inWords(picked)}`, ...tracking(input)],
    });
  });
