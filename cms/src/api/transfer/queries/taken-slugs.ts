import type { Sql } from '../../../database/sql';

/** Which of these records a row of the file names by its id, in this column; whatever becomes of that row. */
export const readNamedRecords = async (
  sql: Sql,
  id: number,
  column: number,
  recordIds: number[],
): Promise<Set<number>> => {
  if (recordIds.length === 0) return new Set();
  const { rows } = await sql.raw(
    `SELECT DISTINCT trim(cells->>:column::int)::int AS named FROM import_rows
     WHERE import_id = :id AND trim(cells->>:column::int) = ANY (:ids::text[])`,
    { id, column, ids: recordIds.map(String) },
  );
  return new Set(rows.map(({ named }: { named: number }) => named));
};

/**
 * Refuses the rows whose slug does not become free after all: nobody gives it up, or who would give it up is refused, or an
 * earlier row takes it. All of the file have to be planned.
 */
export const refuseTakenSlugs = (sql: Sql, id: number, table: string, message: string) =>
  sql.raw(
    `WITH RECURSIVE planned AS (
       SELECT row, record_id, slug, takes_slug FROM import_rows WHERE import_id = :id AND outcome IN ('changed', 'unchanged')
     ), taking AS (
       SELECT planned.*, owner.id AS owner_id FROM planned JOIN :table: owner ON owner.slug = planned.slug WHERE takes_slug
     ), refused AS (
       SELECT row, record_id FROM taking
       WHERE NOT EXISTS (SELECT FROM planned giver WHERE giver.record_id = taking.owner_id AND giver.slug <> taking.slug)
         OR EXISTS (SELECT FROM taking rival WHERE rival.slug = taking.slug AND rival.row < taking.row)
       UNION
       SELECT taking.row, taking.record_id FROM taking JOIN refused ON refused.record_id = taking.owner_id
     )
     UPDATE import_rows SET outcome = 'refused', input = NULL, changes = '[]', reasons = :reasons
     FROM refused WHERE import_rows.import_id = :id AND import_rows.row = refused.row`,
    { id, table, reasons: JSON.stringify([{ column: 'slug', message }]) },
  );

/** Slugs that nobody can have, until each record gets its own: the database compares every one with all others at once. */
export const freeSlugs = async (sql: Sql, table: string, recordIds: number[]): Promise<void> => {
  if (recordIds.length > 0)
    await sql(table)
      .whereIn('id', recordIds)
      .update({ slug: sql.raw("'~' || id") });
};
