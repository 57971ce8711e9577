import type { Sql } from '../sql';

/** Lets records show an image from another address. */
export const replaceImage = async (
  sql: Sql,
  { table, columns }: { table: string; columns: string[] },
  ids: number[],
  from: string,
  to: string,
): Promise<void> => {
  for (const column of columns)
    await sql(table)
      .whereRaw('id = ANY (?::int[])', [ids])
      .where({ [column]: from })
      .update({ [column]: to, updated_at: new Date() });
};
