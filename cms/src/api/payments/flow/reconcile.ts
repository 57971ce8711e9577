import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { causeOf } from '../../../database/trouble';
import { services } from '../../../services';
import { openEvents, processEvent } from './events';
import { settle } from './settle';

const AT_ONCE = 8;
/** While one process looks, no other does; and a look that failed is repeated after it. */
const LEASE = '60 seconds';

/** Orders whose payment is under way, and that nobody has looked at for a while. */
const takeDue = async (sql: Sql): Promise<number[]> => {
  const { rows }: { rows: { id: number }[] } = await sql.raw(
    `UPDATE orders SET look_at = now() + interval '${LEASE}'
     WHERE id IN (SELECT id FROM orders WHERE look_at <= now() ORDER BY look_at LIMIT ${AT_ONCE} FOR UPDATE SKIP LOCKED)
     RETURNING id`,
  );
  return rows.map(({ id }) => id);
};

/** Finishes what a closed tab, a lost answer, or a process that died left unfinished. Never refunds. */
export const reconcile = async (strapi: Core.Strapi): Promise<void> => {
  const sql = strapi.db.connection;
  const said = (what: string) => (error: unknown) => strapi.log.error(`${what}: ${causeOf(error as Error)}`);
  await services(strapi).orders.flow.expire().catch(said('Orders that weren’t paid in time'));
  for (const id of await openEvents(sql)) await processEvent(strapi, id).catch(said(`Event ${id}`));
  let due: number[];
  do {
    due = await takeDue(sql);
    await Promise.all(due.map((id) => settle(strapi, id).catch(said(`The payment of order ${id}`))));
  } while (due.length === AT_ONCE);
};
