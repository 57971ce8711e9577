import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { anyOf, tables } from '../../../database/tables';
import type { Gateway, GatewayEvent } from '../../../gateways/gateway';
import { gatewayNamed, listGateways } from '../../../gateways/gateways';
import { orderIdOf } from '../orders/payable-order';
import { latestPayment, orderAt } from './payment-row';
import { settle } from './settle/settle';

/** As long as gateways send again what nobody takes. */
const READ_FOR = '3 days';
/** Before the second attempt; before each further one, twice as long. */
const BACKOFF = '10 seconds';

/** Stored before anything is done about it. Undefined if it came before, and was followed. */
export const storeEvent = async (
  sql: Sql,
  provider: Gateway,
  { eventId, kind, happenedAt, providerOrderId, orderUuid }: GatewayEvent,
  raw: string,
): Promise<number | undefined> => {
  const same = { provider: provider.name, event_id: eventId };
  const event = {
    ...same,
    kind,
    happened_at: happenedAt,
    provider_order_id: providerOrderId,
    order_uuid: orderUuid,
    raw,
  };
  const db = tables(sql);
  const inserted = await db
    .insertInto('webhook_events')
    .values(event)
    .onConflict((before) => before.columns(['provider', 'event_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  const unprocessed = db
    .selectFrom('webhook_events')
    .where((before) => before.and(same))
    .where('processed_at', 'is', null);
  return (inserted ?? (await unprocessed.select('id').executeTakeFirst()))?.id;
};

/** What it says of its buyer isn't needed anymore. */
const closing = (sql: Sql) => tables(sql).updateTable('webhook_events').set({ processed_at: new Date(), raw: '' });

/** What an event says isn't believed: it only makes us look. False if nobody can be asked about it, or we know no such order. */
export const processEvent = async (strapi: Core.Strapi, id: number): Promise<boolean> => {
  const sql = strapi.db.connection;
  const event = await tables(sql)
    .updateTable('webhook_events')
    .where('id', '=', id)
    .set((before) => ({ attempts: before('attempts', '+', 1) }))
    .returning(['provider', 'kind', 'happened_at', 'provider_order_id', 'order_uuid'])
    .executeTakeFirst();
  const provider = event && gatewayNamed(event.provider);
  if (!provider) return false;
  const orderId =
    (event.provider_order_id && (await orderAt(sql, event.provider_order_id))) ??
    (event.order_uuid && (await orderIdOf(sql, { uuid: event.order_uuid })));
  if (!orderId) return false;
  const approvedAt =
    provider.captureMode === 'AFTER_APPROVAL' && provider.isApproval(event.kind) ? event.happened_at : null;
  await settle(strapi, orderId, approvedAt ? { isBack: true, approvedAt } : {});
  // The keys may be another account's: with the right ones, it may tell of something yet.
  if ((await latestPayment(sql, orderId))?.unknownAt) return false;
  await closing(sql).where('id', '=', id).execute();
  return true;
};

/** An administrator had their order looked at, which is all that they would have made us do. */
export const closeEvents = async (sql: Sql, orderId: number): Promise<void> => {
  const db = tables(sql);
  await closing(sql)
    .where('processed_at', 'is', null)
    .where('provider', '=', anyOf(listGateways().map(({ name }) => name)))
    .where((event) =>
      event.or([
        event(
          'provider_order_id',
          'in',
          db.selectFrom('payments').where('order_id', '=', orderId).select('provider_order_id'),
        ),
        event('order_uuid', 'in', db.selectFrom('orders').where('id', '=', orderId).select('uuid')),
      ]),
    )
    .execute();
};

export const pruneEvents = (sql: Sql): Promise<unknown> =>
  tables(sql)
    .deleteFrom('webhook_events')
    .where('received_at', '<', expression<Date>`now() - interval '90 days'`)
    .execute();

export const openEvents = async (sql: Sql): Promise<number[]> => {
  const events = await tables(sql)
    .selectFrom('webhook_events')
    .where('processed_at', 'is', null)
    .where('received_at', '>', expression<Date>`now() - ${READ_FOR}::interval`)
    .where('received_at', '<', expression<Date>`now() - ${BACKOFF}::interval * power(2, attempts)`)
    .orderBy('id')
    .limit(50)
    .select('id')
    .execute();
  return events.map(({ id }) => id);
};
