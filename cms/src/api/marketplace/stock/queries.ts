import { type ExpressionBuilder, sql as expression, type RawBuilder } from 'kysely';
import { settingReason } from '../../../database/change-reason';
import type { Tables } from '../../../database/column-types';
import type { Sql } from '../../../database/sql';
import { anyOf, tables } from '../../../database/tables';

export interface Quantity {
  variantId: number;
  quantity: number;
}

type Variant = ExpressionBuilder<Tables & { given: Quantity }, 'item_variants' | 'given'>;

/**
 * Items before variants, each in order of their ids, as everywhere (decision 42): no variant is locked before its item. What the
 * transaction changes from now on has this reason.
 */
const lock = async (sql: Sql, quantities: Quantity[], reason: { reason: string; order: number }): Promise<void> => {
  const ids = anyOf(quantities.map(({ variantId }) => variantId));
  await tables(sql)
    .with('locked', (db) =>
      db
        .selectFrom('items')
        .where('items.id', 'in', db.selectFrom('item_variants').where('id', '=', ids).select('item_id'))
        .orderBy('items.id')
        .forNoKeyUpdate()
        .select('items.id'),
    )
    .selectFrom((db) =>
      db
        .selectFrom('item_variants')
        .where('id', '=', ids)
        .where('item_id', 'in', db.selectFrom('locked').select('locked.id'))
        .orderBy('id')
        .forNoKeyUpdate()
        .select('id')
        .as('variants'),
    )
    .select(settingReason(reason))
    .select(({ fn }) => fn.countAll().as('locked'))
    .execute();
};

const moved = (sign: '+' | '-') => (variant: Variant, column: 'stock' | 'reserved') =>
  expression<number>`${variant.ref(column)} ${expression.raw(sign)} ${variant.ref('given.quantity')}`;
const more = moved('+');
const less = moved('-');

/** Changes the variants that still exist, for an order, and returns which those are. */
const changing =
  (
    reason: string,
    set: (variant: Variant) => { [Column in 'stock' | 'reserved']?: RawBuilder<number> },
    where: (variant: Variant) => RawBuilder<boolean> = () => expression<boolean>`true`,
  ) =>
  async (sql: Sql, orderId: number, quantities: Quantity[]): Promise<Set<number>> => {
    await lock(sql, quantities, { reason, order: orderId });
    const given = expression<Quantity>`json_to_recordset(${JSON.stringify(quantities)})`.as<'given'>(
      expression`given ("variantId" integer, quantity integer)`,
    );
    const rows = await tables(sql)
      .updateTable('item_variants')
      .from(given)
      .whereRef('item_variants.id', '=', 'given.variantId')
      .where(where)
      .set(set)
      .returning('item_variants.id')
      .execute();
    return new Set(rows.map(({ id }) => id));
  };

/** Takes out of stock what there is enough of, and keeps it. */
export const reserveStock = changing(
  'reserved',
  (variant) => ({ stock: less(variant, 'stock'), reserved: more(variant, 'reserved') }),
  ({ ref }) => expression<boolean>`COALESCE(${ref('item_variants.stock')} >= ${ref('given.quantity')}, true)`,
);

/** Puts back what was reserved. */
export const releaseStock = changing('released', (variant) => ({
  stock: more(variant, 'stock'),
  reserved: less(variant, 'reserved'),
}));

/** What was reserved is sold. */
export const commitStock = changing('sale', (variant) => ({ reserved: less(variant, 'reserved') }));

/** What was sold came back. Also returns which of them are there to be put back: an item may have been deleted since. */
export const restock = changing('restock', (variant) => ({ stock: more(variant, 'stock') }));
