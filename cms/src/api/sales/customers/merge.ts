import type { Core } from '@strapi/strapi';
import { sql as expression } from 'kysely';
import { retried } from '../../../database/failures/retried';
import type { Sql } from '../../../database/sql';
import { anyOf, tables } from '../../../database/tables';
import { badField } from '../../../http/problem';
import { services } from '../../../services';
import { missingCustomer } from './customer-rows';

/** Orders before customers, as whoever changes an order has them. */
export const lockCustomers = async (trx: Sql, ids: number[]) => {
  const db = tables(trx);
  await db.selectFrom('orders').where('customer_id', '=', anyOf(ids)).orderBy('id').forUpdate().select('id').execute();
  const rows = await db
    .selectFrom('customers')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .selectAll()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

/** The triggers that count would count once for each order. */
export const moveOrdersQuietly = (trx: Sql): Promise<unknown> =>
  expression`SELECT set_config('stoa.moves_orders', 'on', true)`.execute(tables(trx));

const joinedNotes = (...notes: string[]): string => notes.filter(Boolean).join('\n\n');

const merge = async (strapi: Core.Strapi, trx: Sql, id: number, otherId: number): Promise<void> => {
  const db = tables(trx);
  const customers = await lockCustomers(trx, [id, otherId]);
  const [kept, other] = [customers.get(id), customers.get(otherId)];
  if (!kept || !other) throw missingCustomer();
  await moveOrdersQuietly(trx);
  await db.updateTable('customer_emails').where('customer_id', '=', otherId).set({ customer_id: id }).execute();
  await db.updateTable('orders').where('customer_id', '=', otherId).set({ customer_id: id }).execute();
  await db
    .updateTable('customers')
    .where('id', '=', id)
    .set({
      email: kept.email ?? other.email,
      phone: kept.phone ?? other.phone,
      note: joinedNotes(kept.note, other.note),
      tags: [...new Set([...kept.tags, ...other.tags])],
      updated_at: new Date(),
    })
    .execute();
  await services(strapi).history.activity.move(trx, 'customer', otherId, id);
  await db.deleteFrom('customers').where('id', '=', otherId).execute();
  await expression`SELECT count_customer(${id}::integer)`.execute(db);
};

/** The email addresses and orders of the other go to the one that is kept. */
export const mergeCustomers = async (strapi: Core.Strapi, id: number, otherId: number): Promise<void> => {
  if (id === otherId) throw badField('otherId', 'Choose another customer');
  await retried(() => strapi.db.transaction(({ trx }) => merge(strapi, trx, id, otherId)));
};
