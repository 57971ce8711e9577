import type { FieldError, PropertyInput } from '@stoa/contract';
import { sql as expression, type Selectable } from 'kysely';
import { newRecordColumns } from '../../../database/bulk-write';
import type { Tables } from '../../../database/column-types';
import type { Sql } from '../../../database/sql';
import { allOf, tables } from '../../../database/tables';
import { conflict } from '../../../http/problem';

export const SLUG_STAYS = 'The slug of a property can’t be changed: its items keep their values under it';

type Stored = Pick<Selectable<Tables['item_properties']>, 'id' | 'slug'>;

/** All properties of a category, in order. The category must be locked. */
export const writeProperties = async (sql: Sql, categoryId: number, properties: PropertyInput[]): Promise<void> => {
  const db = tables(sql);
  const stored = await db
    .selectFrom('item_properties')
    .where('category_id', '=', categoryId)
    .forUpdate()
    .select(['id', 'slug'])
    .execute();
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
  await db
    .deleteFrom('item_properties')
    .where('category_id', '=', categoryId)
    .where('id', '<>', allOf(kept.map(({ id }) => id)))
    .execute();
  for (const { id, ...row } of kept) await db.updateTable('item_properties').where('id', '=', id).set(row).execute();
  const added = rows.filter((row) => !('id' in row));
  if (added.length > 0) await db.insertInto('item_properties').values(added).execute();
  await expression`SET CONSTRAINTS item_properties_name_unique IMMEDIATE`.execute(db);
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
