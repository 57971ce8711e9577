import { sql as expression } from 'kysely';
import { newRecordColumns } from '../../../database/bulk-write';
import { StaleVersionError } from '../../../database/guarded-change';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { badField } from '../../../http/problem';

export const STOCK_AT_VARIANTS = 'The stock of an item with options is that of its variants';

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
  await tables(sql)
    .insertInto('item_variants')
    .values(stocks.map(({ itemId, stock }) => ({ ...newRecordColumns(now), ...columns, item_id: itemId, stock })))
    .execute();
};

export const changeStock = async (sql: Sql, stocks: Stock[]): Promise<void> => {
  const given = expression<Stock>`json_to_recordset(${JSON.stringify(stocks)})`.as<'given'>(
    expression`given ("itemId" integer, stock integer)`,
  );
  const { numUpdatedRows } = await tables(sql)
    .updateTable('item_variants')
    .from(given)
    .whereRef('item_id', '=', 'given.itemId')
    .where('option_1', '=', '')
    .set(({ ref }) => ({ stock: ref('given.stock'), updated_at: new Date() }))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows < stocks.length) throw badField('stock', STOCK_AT_VARIANTS);
};

/** Locks the variant of an item without options. */
export const requireStock = async (sql: Sql, itemId: number, stockBefore: number | null): Promise<void> => {
  const variant = await tables(sql)
    .selectFrom('item_variants')
    .where('item_id', '=', itemId)
    .where('option_1', '=', '')
    .forUpdate()
    .select('stock')
    .executeTakeFirst();
  if (variant && variant.stock !== stockBefore)
    throw new StaleVersionError([{ path: ['stock'], message: stockNow(variant.stock) }]);
};
