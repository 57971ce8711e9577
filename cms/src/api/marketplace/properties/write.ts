import type { FieldError, PropertyInput } from '@stoa/contract';
import { newRecordColumns } from '../../../database/bulk-write';
import type { Sql } from '../../../database/sql';
import { conflict } from '../../../http/problem';

export const SLUG_STAYS = 'The slug of a property can’t be changed: its items keep their values under it';

interface Stored {
  id: number;
  slug: string;
}

/** All properties of a category, in order. The category must be locked. */
export const writeProperties = async (sql: Sql, categoryId: number, properties: PropertyInput[]): Promise<void> => {
  const stored: Stored[] = await sql('item_properties')
    .where({ category_id: categoryId })
    .forUpdate()
    .select('id', 'slug');
  requireStored(stored, properties);
  const now = new Date();
  const rows = properties.map(({ id, kind, unit, choices, ...columns }, index) => ({
    ...(id === undefined ? newRecordColumns(now) : { id }),
    ...columns,
    kind,
    unit,
    choices: JSON.stringify(choices),
    place: index + 1,
    category_id: categoryId,
    updated_at: now,
  }));
  const kept = rows.flatMap((row) => ('id' in row ? [row] : []));
  await sql('item_properties')
    .where({ category_id: categoryId })
    .whereNotIn(
      'id',
      kept.map(({ id }) => id),
    )
    .delete();
  for (const row of kept) await sql('item_properties').where({ id: row.id }).update(row);
  const added = rows.filter((row) => !('id' in row));
  if (added.length > 0) await sql('item_properties').insert(added);
  await sql.raw('SET CONSTRAINTS item_properties_name_unique IMMEDIATE');
};

const requireStored = (stored: Stored[], properties: PropertyInput[]): void => {
  const errors: FieldError[] = properties.flatMap(({ id, slug }, index) => {
    if (id === undefined) return [];
    const own = stored.find((property) => property.id === id);
    const path = ['properties', String(index)];
    if (!own) return [{ path: [...path, 'name'], message: 'This property no longer exists' }];
    return own.slug === slug ? [] : [{ path: [...path, 'slug'], message: SLUG_STAYS }];
  });
  if (errors.length > 0) throw conflict(errors.map(({ message }) => message).join('; '), { errors });
};
