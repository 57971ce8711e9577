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

/** A row whose slug another record has. */
export interface Taker {
  row: number;
  record_id: number;
  slug: string;
  owner_id: number;
}

export const readTakers = async (sql: Sql, id: number, table: string): Promise<Taker[]> => {
  const { rows } = await sql.raw(
    `SELECT taker.row, taker.record_id, taker.slug, owner.id AS owner_id
     FROM import_rows taker JOIN :table: owner ON owner.slug = taker.slug
     WHERE taker.import_id = :id AND taker.takes_slug AND taker.outcome = 'changed' ORDER BY taker.row`,
    { id, table },
  );
  return rows;
};

/** The records that the file is still to give another slug. */
export const readGivers = async (sql: Sql, id: number, table: string): Promise<Set<number>> => {
  const { rows } = await sql.raw(
    `SELECT giver.record_id FROM import_rows giver JOIN :table: owner ON owner.id = giver.record_id
     WHERE giver.import_id = :id AND giver.outcome = 'changed' AND NOT giver.settled AND giver.slug <> owner.slug`,
    { id, table },
  );
  return new Set(rows.map(({ record_id }: { record_id: number }) => record_id));
};

export const refuseSlugs = (sql: Sql, id: number, rows: number[], message: string) =>
  sql.raw(
    `UPDATE import_rows SET outcome = 'refused', input = NULL, changes = '[]', reasons = :reasons
     WHERE import_id = :id AND row = ANY (:rows::int[])`,
    { id, rows, reasons: JSON.stringify([{ column: 'slug', message }]) },
  );

/** Slugs that nobody can have, until each record gets its own: the database compares every one with all others at once. */
export const freeSlugs = async (sql: Sql, table: string, recordIds: number[]): Promise<void> => {
  if (recordIds.length > 0)
    await sql(table)
      .whereRaw('id = ANY (?::int[])', [recordIds])
      .update({ slug: sql.raw("'~' || id") });
};
