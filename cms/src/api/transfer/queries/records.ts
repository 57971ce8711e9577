import type { Sql } from '../../../database/sql';

/** Holds the records as they are until the end of the transaction. One order for all, so that two imports never wait for each other. */
export const lockVersions = async (sql: Sql, table: string, ids: number[]): Promise<Map<number, Date>> => {
  const rows: { id: number; updated_at: Date }[] = await sql(table)
    .whereRaw('id = ANY (?::int[])', [ids])
    .orderBy('id')
    .forNoKeyUpdate()
    .select('id', 'updated_at');
  return new Map(rows.map((row) => [row.id, row.updated_at]));
};
