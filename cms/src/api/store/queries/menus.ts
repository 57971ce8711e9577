import { DEFAULT_MENUS, type Menus } from '@stoa/contract';
import { selected } from '../../../area/fields';
import type { Sql } from '../../../database/sql';
import { menusFields } from '../fields';

export type MenusRow = { [Menu in keyof Menus]: Menus[Menu] | null } & { id: number; updatedAt: Date };

export const readMenus = (sql: Sql): Promise<MenusRow | undefined> =>
  sql('menus').first('id', ...selected(sql, 'menus', menusFields, 'record'));

export const insertMenus = (sql: Sql) =>
  sql.raw(
    `INSERT INTO menus (document_id, header, footer, created_at, updated_at, published_at)
     VALUES (replace(gen_random_uuid()::text, '-', ''), :header, :footer, now(), now(), now()) ON CONFLICT DO NOTHING`,
    { header: JSON.stringify(DEFAULT_MENUS.header), footer: JSON.stringify(DEFAULT_MENUS.footer) },
  );
