import type { Sql } from '../../../database/sql';

/** Which of these records a row of the file names by id, whatever the row's outcome. */
export const readNamedRecords = async (sql: Sql, id: number, recordIds: number[]): Promise<Set<number>> => {
  if (recordIds.length === 0) return new Set();
  const { rows } = await sql.raw(
    'SELECT DISTINCT named_id FROM import_rows WHERE import_id = :id AND named_id = ANY (:recordIds::int[])',
    { id, recordIds },
  );
  return new Set(rows.map(({ named_id }: { named_id: number }) => named_id));
};

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

/** The records that the file has yet to give another slug. */
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
     WHERE import_id = :id AND first_row = ANY (:rows::int[])`,
    { id, rows, reasons: JSON.stringify([{ column: 'slug', message }]) },
  );

/**
 * Assigns temporary slugs no one can use, because the database checks uniqueness row by row, not once all records have their new
 * slugs.
 */
export const freeSlugs = async (sql: Sql, table: string, recordIds: number[]): Promise<void> => {
  if (recordIds.length > 0)
    await sql(table)
      .whereRaw('id = ANY (?::int[])', [recordIds])
      .update({ slug: sql.raw("'~' || id") });
};
