import type { Core } from '@strapi/strapi';
import type { Sql } from '../../src/database/sql';
import type { Progress } from '../progress';

interface Filling<Row extends { slug: string }> {
  table: 'items' | 'posts';
  /** Total number of rows the table should have. */
  target: number;
  batch: number;
  /** Always returns the same row for the same number. */
  rowOf: (number: number) => Row;
  /** Inserts rows and everything that depends on them, inside the caller's transaction. */
  insert: (sql: Sql, rows: Row[]) => Promise<void>;
  progress: (total: number) => Progress;
}

/** Adds rows up to the target, one transaction per batch, so an interrupted run can resume. Returns how many were added. */
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
