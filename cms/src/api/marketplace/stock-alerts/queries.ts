import { sql as expression } from 'kysely';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';
import { VALUES } from '../variants/columns';

/** What a visitor could buy now. */
const IS_AVAILABLE = expression<boolean>`items.availability = 'AVAILABLE' AND (variant.stock IS NULL OR variant.stock > 0)`;

const selectOffered = (sql: Sql) =>
  tables(sql)
    .selectFrom('item_variants as variant')
    .innerJoin('items', 'items.id', 'variant.item_id')
    .where('items.published', '=', true)
    .where('variant.enabled', '=', true);

/** An item without options has one variant, which nobody has to name. */
export const readOffered = (sql: Sql, itemId: number, variantId: number | null) =>
  selectOffered(sql)
    .where('items.id', '=', itemId)
    .where((row) => (variantId === null ? row('variant.option_1', '=', '') : row('variant.id', '=', variantId)))
    .select(['variant.id', IS_AVAILABLE.as('isAvailable')])
    .executeTakeFirst();

/** Those that can be sent. Another process takes others. */
export const takeDue = (trx: Sql, limit: number) =>
  selectOffered(trx)
    .innerJoin('stock_alerts as alert', 'alert.variant_id', 'variant.id')
    .where(IS_AVAILABLE)
    .orderBy('alert.id')
    .limit(limit)
    .forUpdate('alert')
    .skipLocked()
    .select([
      'alert.id',
      'alert.email',
      'items.slug',
      'items.title',
      'variant.id as variantId',
      expression.raw<string[]>(VALUES).as('values'),
    ])
    .execute();

export type DueAlert = Awaited<ReturnType<typeof takeDue>>[number];
