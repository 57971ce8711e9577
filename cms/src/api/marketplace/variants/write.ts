import type { FieldError, ItemOption, VariantInput } from '@stoa/contract';
import { newRecordColumns } from '../../../database/bulk-write';
import { Outdated } from '../../../database/guarded-change';
import type { Sql } from '../../../database/sql';
import { conflict } from '../../../http/problem';
import { stockNow } from './queries';

const columnsOf = ({ values, own, stock, sku, barcode, imageUrl, enabled }: VariantInput, index: number) => ({
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
  ...(stock !== undefined && { stock }),
});

const refuse = (errors: FieldError[]): void => {
  if (errors.length > 0) throw conflict(errors.map(({ message }) => message).join('; '), { errors });
};

const requireTheirs = (variants: VariantInput[], theirs: number[]) =>
  refuse(
    variants.flatMap(({ id }, index) =>
      id === undefined || theirs.includes(id)
        ? []
        : [{ path: ['variants', String(index), 'id'], message: 'This variant no longer exists' }],
    ),
  );

interface Stored {
  id: number;
  stock: number | null;
}

const requireStockBefore = (variants: VariantInput[], theirs: Stored[]) => {
  const errors = variants.flatMap(({ id, stock, stockBefore }, index) => {
    const stored = theirs.find((one) => one.id === id);
    if (!stored || stock === undefined || stockBefore === undefined || stored.stock === stockBefore) return [];
    return [{ path: ['variants', String(index), 'stock'], message: stockNow(stored.stock) }];
  });
  if (errors.length > 0) throw new Outdated(errors);
};

const requireFreeSkus = async (sql: Sql, itemId: number, variants: VariantInput[]) => {
  const skus = variants.flatMap(({ sku }) => sku ?? []);
  const taken: string[] = await sql('item_variants').whereIn('sku', skus).whereNot('item_id', itemId).pluck('sku');
  refuse(
    variants.flatMap(({ sku }, index) =>
      sku && taken.includes(sku)
        ? [{ path: ['variants', String(index), 'sku'], message: 'Another variant already has this SKU' }]
        : [],
    ),
  );
};

/** The item must be locked. All variants are changed in one statement, so they can exchange values and SKUs. */
export const writeVariants = async (
  sql: Sql,
  itemId: number,
  options: ItemOption[],
  variants: VariantInput[],
): Promise<void> => {
  const now = new Date();
  const theirs: Stored[] = await sql('item_variants')
    .where({ item_id: itemId })
    .orderBy('id')
    .forUpdate()
    .select('id', 'stock');
  requireTheirs(
    variants,
    theirs.map(({ id }) => id),
  );
  requireStockBefore(variants, theirs);
  await requireFreeSkus(sql, itemId, variants);
  const rows = variants.map((variant, index) => ({ id: variant.id, columns: columnsOf(variant, index) }));
  const kept = rows.flatMap(({ id, columns }) => (id === undefined ? [] : [{ id, ...columns }]));
  const added = rows.flatMap(({ id, columns }) => (id === undefined ? [{ stock: 1, ...columns }] : []));

  await sql('items')
    .where({ id: itemId })
    .update({ options: JSON.stringify(options) });
  await sql('item_variants')
    .where({ item_id: itemId })
    .whereNotIn(
      'id',
      kept.map(({ id }) => id),
    )
    .delete();
  await sql.raw(
    `UPDATE item_variants old
     SET place = new.place, option_1 = new.option_1, option_2 = new.option_2, option_3 = new.option_3, sku = new.sku,
       barcode = new.barcode, price = new.price, discount_price = new.discount_price, image_url = new.image_url,
       enabled = new.enabled, updated_at = ?,
       stock = CASE WHEN jsonb_exists(row, 'stock') THEN new.stock ELSE old.stock END
     FROM jsonb_array_elements(?) row CROSS JOIN jsonb_populate_record(NULL::item_variants, row) new
     WHERE old.id = new.id`,
    [now, JSON.stringify(kept)],
  );
  if (added.length > 0)
    await sql('item_variants').insert(
      added.map((columns) => ({ ...newRecordColumns(now), ...columns, item_id: itemId })),
    );
};
