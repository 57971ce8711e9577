import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import type { Gateway, GatewayEvent } from '../../../gateways/gateway';
import { gatewayNamed, gateways } from '../../../gateways/gateways';
import { orderIdOf } from '../orders/payable-order';
import { latestPayment, orderAt } from './payment-row';
import { settle } from './settle';

/** As long as gateways send again what nobody takes. */
const READ_FOR = '3 days';
/** Before the second attempt; before each further one, twice as long. */
const PAUSE = '10 seconds';

/** Kept before anything is done about it. Undefined if it came before, and was followed. */
export const keepEvent = async (
  sql: Sql,
  provider: Gateway,
  { eventId, kind, happenedAt, providerOrderId, orderUuid }: GatewayEvent,
  raw: string,
): Promise<number | undefined> => {
  const same = { provider: provider.name, event_id: eventId };
  const [row] = await sql('webhook_events')
    .insert({
      ...same,
      kind,
      happened_at: happenedAt,
      provider_order_id: providerOrderId,
      order_uuid: orderUuid,
      raw,
    })
    .onConflict(['provider', 'event_id'])
    .ignore()
    .returning('id');
  return (row ?? (await sql('webhook_events').where(same).whereNull('processed_at').first('id')))?.id;
};

/** What an event says isn't believed: it only makes us look. False if nobody can be asked about it, or we know no such order. */
export const processEvent = async (strapi: Core.Strapi, id: number): Promise<boolean> => {
  const sql = strapi.db.connection;
  const [event] = await sql('webhook_events')
    .where({ id })
    .increment('attempts', 1)
    .returning(['provider', 'kind', 'happened_at', 'provider_order_id', 'order_uuid']);
  const provider = event && gatewayNamed(event.provider);
  if (!provider) return false;
  const orderId =
    (event.provider_order_id && (await orderAt(sql, event.provider_order_id))) ??
    (event.order_uuid && (await orderIdOf(sql, { uuid: event.order_uuid })));
  if (!orderId) return false;
  const isApproval =
    event.happened_at !== null && provider.captureMode === 'AFTER_APPROVAL' && provider.isApproval(event.kind);
  await settle(strapi, orderId, isApproval ? { isBack: true, approvedAt: event.happened_at } : {});
  // The keys may be another account's: with the right ones, it may tell of something yet.
  if ((await latestPayment(sql, orderId))?.unknownAt) return false;
  // What it says of its buyer isn't needed anymore.
  await sql('webhook_events').where({ id }).update({ processed_at: new Date(), raw: '' });
  return true;
};

/** An administrator had their order looked at, which is all that they would have made us do. */
export const closeEvents = (sql: Sql, orderId: number): Promise<number> =>
  sql('webhook_events')
    .whereNull('processed_at')
    .whereIn(
      'provider',
      gateways.map(({ name }) => name),
    )
    .where((about) =>
      about
        .whereIn('provider_order_id', sql('payments').where({ order_id: orderId }).select('provider_order_id'))
        .orWhereIn('order_uuid', sql('orders').where({ id: orderId }).select('uuid')),
    )
    .update({ processed_at: new Date(), raw: '' });

export const pruneEvents = (sql: Sql): Promise<number> =>
  sql('webhook_events').whereRaw("received_at < now() - interval '90 days'").delete();

export const openEvents = (sql: Sql): Promise<number[]> =>
  sql('webhook_events')
    .whereNull('processed_at')
    .where('received_at', '>', sql.raw(`now() - interval '${READ_FOR}'`))
    .where('received_at', '<', sql.raw(`now() - interval '${PAUSE}' * power(2, attempts)`))
    .orderBy('id')
    .limit(50)
    .pluck('id');
