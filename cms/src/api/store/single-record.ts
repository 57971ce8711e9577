import type { Core } from '@strapi/strapi';
import { guardedChange } from '../../database/guarded-change';
import { updateRecord } from '../../database/records';
import type { Sql } from '../../database/sql';

interface Single<Row> {
  uid: Parameters<typeof updateRecord>[1];
  table: string;
  read: (sql: Sql) => Promise<Row | undefined>;
  /** Does nothing if there is a row: a unique index allows only one, even for concurrent inserts. */
  insert: (sql: Sql) => PromiseLike<unknown>;
}

/** A record that the shop always has: if an editor deletes it in the console, its defaults return. */
export const singleRecord = <Row extends { id: number; updatedAt: Date }, Value>(
  strapi: Core.Strapi,
  { uid, table, read: find, insert }: Single<Row>,
  toValue: (row: Row) => Value,
) => {
  const sql = strapi.db.connection;

  /** Within a transaction, pass it on: a second connection might never come if others do the same. */
  const row = async (trx: Sql = sql): Promise<Row> => {
    const found = await find(trx);
    if (found) return found;
    await insert(trx);
    return row(trx);
  };
  const read = async (trx?: Sql): Promise<Value> => toValue(await row(trx));

  return {
    row,
    read,

    async change({ updatedAt, ...data }: { updatedAt?: string | undefined }): Promise<Value> {
      const { id } = await row();
      const opened = { table, id, openedAt: updatedAt, noun: 'form', current: () => read() };
      await guardedChange(strapi, opened, (documentId) => updateRecord(strapi, uid, documentId, data));
      return read();
    },
  };
};
