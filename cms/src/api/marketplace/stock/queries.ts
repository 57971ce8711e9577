import type { Sql } from '../../../database/sql';

export interface Quantity {
  variantId: number;
  quantity: number;
}

/** Items before variants, each in order of their ids, as everywhere (decision 42). */
const lock = async (sql: Sql, quantities: Quantity[]): Promise<void> => {
  const ids = quantities.map(({ variantId }) => variantId);
  await sql.raw(
    `SELECT FROM items WHERE id IN (SELECT item_id FROM item_variants WHERE id = ANY (?::int[])) ORDER BY id FOR NO KEY UPDATE`,
    [ids],
  );
  await sql.raw('SELECT FROM item_variants WHERE id = ANY (?::int[]) ORDER BY id FOR NO KEY UPDATE', [ids]);
};

/** Changes the variants that still exist, and returns which those are. */
const change = async (sql: Sql, quantities: Quantity[], set: string, where = 'true'): Promise<Set<number>> => {
  await lock(sql, quantities);
  const { rows }: { rows: { id: number }[] } = await sql.raw(
    `UPDATE item_variants SET ${set}
     FROM json_to_recordset(?) AS given ("variantId" integer, quantity integer)
     WHERE item_variants.id = given."variantId" AND ${where} RETURNING item_variants.id`,
    [JSON.stringify(quantities)],
  );
  return new Set(rows.map(({ id }) => id));
};

/** Takes out of stock what there is enough of, and keeps it. */
export const reserveStock = (sql: Sql, quantities: Quantity[]): Promise<Set<number>> =>
  change(
    sql,
    quantities,
    'stock = stock - given.quantity, reserved = reserved + given.quantity',
    'COALESCE(stock >= given.quantity, true)',
  );

/** Puts back what was reserved. */
export const releaseStock = (sql: Sql, quantities: Quantity[]): Promise<Set<number>> =>
  change(sql, quantities, 'stock = stock + given.quantity, reserved = reserved - given.quantity');

/** What was reserved is sold. */
export const commitStock = (sql: Sql, quantities: Quantity[]): Promise<Set<number>> =>
  change(sql, quantities, 'reserved = reserved - given.quantity');

/** What was sold came back. */
export const addStock = (sql: Sql, quantities: Quantity[]): Promise<Set<number>> =>
  change(sql, quantities, 'stock = stock + given.quantity');
