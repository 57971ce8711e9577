import { newRecordColumns } from '../../../database/bulk-write';
import { StaleVersionError } from '../../../database/guarded-change';
import type { Sql } from '../../../database/sql';
import { badField } from '../../../http/problem';

export const STOCK_AT_VARIANTS = 'An item with options has its stock at its variants';

export const stockNow = (stock: number | null): string =>
  stock === null ? 'Stock isn’t counted anymore' : `Stock is now ${stock}`;

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
  const { rowCount } = await sql.raw(
    `UPDATE item_variants SET stock = given.stock, updated_at = ?
     FROM json_to_recordset(?) AS given ("itemId" integer, stock integer)
     WHERE item_id = given."itemId" AND option_1 = ''`,
    [new Date(), JSON.stringify(stocks)],
  );
  if (rowCount < stocks.length) throw badField('stock', STOCK_AT_VARIANTS);
};

/** Locks the variant of an item without options. */
export const requireStock = async (sql: Sql, itemId: number, stockBefore: number | null): Promise<void> => {
  const variant = await sql('item_variants').where({ item_id: itemId, option_1: '' }).forUpdate().first('stock');
  if (variant && variant.stock !== stockBefore)
    throw new StaleVersionError([{ path: ['stock'], message: stockNow(variant.stock) }]);
};
