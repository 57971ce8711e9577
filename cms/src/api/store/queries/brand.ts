import type { Brand } from '@stoa/contract';
import { selected } from '../../../area/fields';
import type { Sql } from '../../../database/sql';
import { brandFields } from '../fields';

export type BrandRow = Brand & { id: number; updatedAt: Date };

export const readBrand = (sql: Sql): Promise<BrandRow | undefined> =>
  sql('brand').first('id', ...selected(sql, 'brand', brandFields, 'record'));

export const insertBrand = (sql: Sql) =>
  sql.raw(
    `INSERT INTO brand (document_id, created_at, updated_at, published_at)
     VALUES (replace(gen_random_uuid()::text, '-', ''), now(), now(), now()) ON CONFLICT DO NOTHING`,
  );
