import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { causeOf } from '../../../database/trouble';
import { services } from '../../../services';
import { openEvents, processEvent } from './events';
import { settle } from './settle';

const AT_ONCE = 20;
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
  await services(strapi).orders.flow.expire();
  for (const id of await openEvents(sql))
    await processEvent(strapi, id).catch((error) => strapi.log.error(`Event ${id}: ${causeOf(error)}`));
  for (const id of await takeDue(sql))
    await settle(strapi, id).catch((error) => strapi.log.error(`The payment of order ${id}: ${causeOf(error)}`));
};
