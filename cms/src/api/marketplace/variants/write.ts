import type { FieldError, ItemOption, VariantInput } from '@stoa/contract';
import { sql as expression } from 'kysely';
import { newRecordColumns } from '../../../database/bulk-write';
import { StaleVersionError } from '../../../database/guarded-change';
import type { Sql } from '../../../database/sql';
import { allOf, anyOf, tables } from '../../../database/tables';
import { conflict } from '../../../http/problem';
import { stockNow } from './queries';

const columnsOf = ({ values, own, stock, sku, barcode, imageUrl, enabled, ...rest }: VariantInput, index: number) => ({
  place: index + 1,
  option_1: values[0] ?? '',
  option_2: values[1] ?? '',
  option_3: values[2] ?? '',
  sku,
  barcode,
  price: own?.price ?? null,
  discount_price: own?.discountPrice ?? null,
  image_url: imageUrl,
  enabled,
  weight: rest.weight,
  starts_at: rest.startsAt,
  ends_at: rest.endsAt,
  venue: rest.venue,
  ...(stock !== undefined && { stock }),
});

export interface OwnVariants {
  itemId: number;
  options: ItemOption[];
  variants: VariantInput[];
}

const ADDED =
  expression.raw(`item_id, place, option_1, option_2, option_3, sku, barcode, price, discount_price, image_url, enabled,
  weight, starts_at, ends_at, venue, stock, document_id, created_at, updated_at, published_at`);

const refuse = (errors: FieldError[]): void => {
  if (errors.length > 0) throw conflict(errors.map(({ message }) => message).join('; '), { errors });
};

const refuseWhere = (
  of: OwnVariants[],
  message: string,
  field: 'id' | 'sku',
  isWrong: (variant: VariantInput, itemId: number) => boolean,
) =>
  refuse(
    of.flatMap(({ itemId, variants }) =>
      variants.flatMap((variant, index) =>
        isWrong(variant, itemId) ? [{ path: ['variants', String(index), field], message }] : [],
      ),
    ),
  );

const lockStored = (sql: Sql, itemIds: number[]) =>
  tables(sql)
    .selectFrom('item_variants')
    .where('item_id', '=', anyOf(itemIds))
    .orderBy('id')
    .forUpdate()
    .select(['id', 'item_id', 'stock'])
    .execute();

type Stored = Awaited<ReturnType<typeof lockStored>>[number];

export const lockVariants = async (sql: Sql, itemIds: number[]): Promise<void> => {
  await lockStored(sql, itemIds);
};

const requireStockBefore = (of: OwnVariants[], stored: Map<number, Stored>) => {
  const errors = of.flatMap(({ variants }) =>
    variants.flatMap(({ id = 0, stock, stockBefore }, index) => {
      const theirs = stored.get(id);
      if (!theirs || stock === undefined || stockBefore === undefined || theirs.stock === stockBefore) return [];
      return [{ path: ['variants', String(index), 'stock'], message: stockNow(theirs.stock) }];
    }),
  );
  if (errors.length > 0) throw new StaleVersionError(errors);
};

const requireFreeSkus = async (sql: Sql, of: OwnVariants[], itemIds: number[]) => {
  const skus = of.flatMap(({ variants }) => variants.flatMap(({ sku }) => sku ?? []));
  const others = await tables(sql)
    .selectFrom('item_variants')
    .where('sku', '=', anyOf(skus))
    .where('item_id', '<>', allOf(itemIds))
    .select('sku')
    .execute();
  const taken = new Set(others.map(({ sku }) => sku));
  refuseWhere(of, 'Another variant already has this SKU', 'sku', ({ sku }) => Boolean(sku && taken.has(sku)));
};

/**
 * All variants of these items. The items must be locked. All variants are changed in one statement, so they can exchange values
 * and SKUs.
 */
export const writeVariants = async (sql: Sql, of: OwnVariants[]): Promise<void> => {
  if (of.length === 0) return;
  const now = new Date();
  const itemIds = of.map(({ itemId }) => itemId);
  const stored = new Map((await lockStored(sql, itemIds)).map((variant) => [variant.id, variant]));
  refuseWhere(
    of,
    'This variant no longer exists',
    'id',
    ({ id }, itemId) => id !== undefined && stored.get(id)?.item_id !== itemId,
  );
  requireStockBefore(of, stored);
  await requireFreeSkus(sql, of, itemIds);
  const rows = of.flatMap(({ itemId, variants }) =>
    variants.map((variant, index) => ({ id: variant.id, columns: { item_id: itemId, ...columnsOf(variant, index) } })),
  );
  const kept = rows.flatMap(({ id, columns }) => (id === undefined ? [] : [{ id, ...columns }]));
  const added = rows.flatMap(({ id, columns }) =>
    id === undefined ? [{ stock: 1, ...columns, ...newRecordColumns(now) }] : [],
  );

  const db = tables(sql);
  await expression`UPDATE items SET options = new.options
    FROM json_to_recordset(${JSON.stringify(of)}) AS new ("itemId" integer, options jsonb)
    WHERE id = new."itemId" AND COALESCE(items.options, '[]') <> new.options`.execute(db);
  await db
    .deleteFrom('item_variants')
    .where('item_id', '=', anyOf(itemIds))
    .where('id', '<>', allOf(kept.map(({ id }) => id)))
    .execute();
  await expression`UPDATE item_variants old
     SET place = new.place, option_1 = new.option_1, option_2 = new.option_2, option_3 = new.option_3, sku = new.sku,
       barcode = new.barcode, price = new.price, discount_price = new.discount_price, image_url = new.image_url,
       enabled = new.enabled, weight = new.weight, starts_at = new.starts_at, ends_at = new.ends_at, venue = new.venue,
       updated_at = ${now},
       stock = CASE WHEN jsonb_exists(row, 'stock') THEN new.stock ELSE old.stock END
     FROM jsonb_array_elements(${JSON.stringify(kept)}) row CROSS JOIN jsonb_populate_record(NULL::item_variants, row) new
     WHERE old.id = new.id`.execute(db);
  if (added.length > 0)
    await expression`INSERT INTO item_variants (${ADDED}) SELECT ${ADDED}
      FROM json_populate_recordset(NULL::item_variants, ${JSON.stringify(added)})`.execute(db);
};
