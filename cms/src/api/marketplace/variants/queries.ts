import { MAX_ID } from '@stoa/contract';
import { newRecordColumns } from '../../../database/bulk-write';
import type { Sql } from '../../../database/sql';

/** SQL for how many of an item are left, in all its variants. */
export const stockOf = (item: string): string =>
  `(SELECT LEAST(COALESCE(sum(stock), 0), ${MAX_ID})::integer FROM item_variants WHERE item_id = ${item} AND enabled)`;

interface Stock {
  itemId: number;
  stock: number;
}

/** New items without options have one variant. */
export const insertStock = async (sql: Sql, stocks: Stock[]): Promise<void> => {
  if (stocks.length === 0) return;
  const columns = { place: 1, enabled: true };
  const now = new Date();
  await sql('item_variants').insert(
    stocks.map(({ itemId, stock }) => ({ ...newRecordColumns(now), ...columns, item_id: itemId, stock })),
  );
};

export const changeStock = async (sql: Sql, stocks: Stock[]): Promise<void> => {
  await sql.raw(
    `UPDATE item_variants SET stock = given.stock, updated_at = ?
     FROM json_to_recordset(?) AS given ("itemId" integer, stock integer) WHERE item_id = given."itemId"`,
    [new Date(), JSON.stringify(stocks)],
  );
};
