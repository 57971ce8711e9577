import type { Sql } from './sql';

/** Lets records show an image from another address. `owner` is the column with their ids. */
export const replacePicture = async (
  sql: Sql,
  { table, columns, owner = 'id' }: { table: string; columns: string[]; owner?: string },
  ids: number[],
  from: string,
  to: string,
): Promise<void> => {
  for (const column of columns)
    await sql(table)
      .whereRaw('?? = ANY (?::int[])', [owner, ids])
      .where({ [column]: from })
      .update({ [column]: to, updated_at: new Date() });
};
