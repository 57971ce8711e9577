import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import { causeOf } from '../../../database/failures/database-unavailable';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { expireOrders } from '../orders/changes/end';
import { settle } from './settle/settle';
import { openEvents, processEvent } from './webhook-events';

const AT_ONCE = 8;
/** While one process looks, no other does; and a look that failed is repeated after it. */
const LEASE = '60 seconds';

/** Orders whose payment is under way, and that were due when the round began: one that is due again waits for the next. */
const takeDue = async (sql: Sql, began: Date): Promise<number[]> => {
  const rows = await tables(sql)
    .updateTable('orders')
    .where('id', 'in', (order) =>
      order
        .selectFrom('orders')
        .where('next_check_at', '<=', began)
        .orderBy('next_check_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked()
        .select('id'),
    )
    .set({ next_check_at: expression<Date>`now() + ${LEASE}::interval` })
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
};

const inGroups = (ids: readonly number[]): number[][] =>
  ids.flatMap((_id, place) => (place % AT_ONCE === 0 ? [ids.slice(place, place + AT_ONCE)] : []));

/** Finishes what a closed tab, a lost answer, or a process that died left unfinished. `until`: when no further orders are begun. */
export const reconcile = async (strapi: Core.Strapi, until = Number.POSITIVE_INFINITY): Promise<void> => {
  const sql = strapi.db.connection;
  const logFailure = (what: string) => (error: unknown) => strapi.log.error(`${what}: ${causeOf(error as Error)}`);
  await expireOrders(strapi).catch(logFailure('Orders that weren’t paid in time'));
  for (const ids of inGroups(await openEvents(sql)))
    await Promise.all(ids.map((id) => processEvent(strapi, id).catch(logFailure(`Event ${id}`))));
  const began = new Date();
  let due: number[];
  do {
    due = await takeDue(sql, began);
    await Promise.all(due.map((id) => settle(strapi, id).catch(logFailure(`The payment of order ${id}`))));
  } while (due.length === AT_ONCE && Date.now() < until);
};
