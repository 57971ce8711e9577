import type { BusinessDetails, SocialLink, WeightUnit } from '@stoa/contract';
import { selected } from '../../../area/fields';
import type { Sql } from '../../../database/sql';
import { settingsFields } from '../fields';

export interface SettingsRow extends BusinessDetails {
  id: number;
  shopName: string;
  tagline: string | null;
  contactEmail: string | null;
  socialLinks: SocialLink[] | null;
  timeZone: string;
  weightUnit: WeightUnit;
  announcementText: string | null;
  announcementUrl: string | null;
  announcementFrom: Date | null;
  announcementUntil: Date | null;
  updatedAt: Date;
}

export const readSettings = (sql: Sql): Promise<SettingsRow | undefined> =>
  sql('store_settings').first('id', ...selected(sql, 'store_settings', settingsFields, 'record'));

/** A unique index allows only one row, even for concurrent inserts. */
export const insertSettings = (sql: Sql, { shopName, tagline }: Pick<SettingsRow, 'shopName' | 'tagline'>) =>
  sql.raw(
    `INSERT INTO store_settings (document_id, shop_name, tagline, social_links, created_at, updated_at, published_at)
     VALUES (replace(gen_random_uuid()::text, '-', ''), :shopName, :tagline, '[]', now(), now(), now())
     ON CONFLICT DO NOTHING`,
    { shopName, tagline },
  );

export const isKnownZone = async (sql: Sql, zone: string): Promise<boolean> =>
  (await sql.raw('SELECT FROM pg_timezone_names WHERE lower(name) = lower(:zone)', { zone })).rows.length > 0;
