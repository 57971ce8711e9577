import type { Core } from '@strapi/strapi';
import type { Sql } from '../../database/sql';
import type { Progress } from '../progress';

interface Filling<Row extends { slug: string }> {
  table: 'items' | 'posts';
  /** How many the table shall have in all. */
  target: number;
  batch: number;
  /** The same row for the same number, always. */
  rowOf: (number: number) => Row;
  /** Inserts rows and all that hangs on them, inside one transaction. */
  insert: (sql: Sql, rows: Row[]) => Promise<void>;
  progress: (total: number) => Progress;
}

/** Adds rows up to the target, a transaction a batch: an interrupted run goes on where it stopped. Returns how many. */
export async function fillUp<Row extends { slug: string }>(
  strapi: Core.Strapi,
  { table, target, batch, rowOf, insert, progress }: Filling<Row>,
): Promise<number> {
  const [counted] = await strapi.db.connection(table).count({ present: '*' });
  const missing = Math.max(0, target - Number(counted?.present));
  const shown = progress(missing);
  let added = 0;
  for (let number = 1; added < missing; number += batch) {
    const candidates = Array.from({ length: batch }, (_, index) => rowOf(number + index));
    added += await strapi.db.transaction(async ({ trx }) => {
      const present = await trx(table)
        .whereIn(
          'slug',
          candidates.map(({ slug }) => slug),
        )
        .pluck('slug');
      const taken = new Set(present);
      const rows = candidates.filter(({ slug }) => !taken.has(slug)).slice(0, missing - added);
      if (rows.length > 0) await insert(trx, rows);
      return rows.length;
    });
    shown.at(added);
  }
  await strapi.db.connection.raw('ANALYZE ??', [table]);
  shown.end(added);
  return added;
}
