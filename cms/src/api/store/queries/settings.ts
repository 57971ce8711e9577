import type { SocialLink } from '@stoa/contract';
import type { Sql } from '../../../database/sql';

export interface SettingsRow {
  id: number;
  shopName: string;
  tagline: string | null;
  contactEmail: string;
  socialLinks: SocialLink[] | null;
  updatedAt: Date;
}

export const readSettings = (sql: Sql): Promise<SettingsRow | undefined> =>
  sql('store_settings').first({
    id: 'id',
    shopName: 'shop_name',
    tagline: 'tagline',
    contactEmail: 'contact_email',
    // As json: of jsonb, Strapi's driver gives the text.
    socialLinks: sql.raw('social_links::json'),
    updatedAt: 'updated_at',
  });

/** A unique index allows one row and no second, whoever comes at the same time. */
export const insertSettings = (sql: Sql, { shopName, tagline, contactEmail }: Omit<SettingsRow, 'id' | 'updatedAt'>) =>
  sql.raw(
    `INSERT INTO store_settings (document_id, shop_name, tagline, contact_email, social_links, created_at, updated_at, published_at)
     VALUES (replace(gen_random_uuid()::text, '-', ''), :shopName, :tagline, :contactEmail, '[]', now(), now(), now())
     ON CONFLICT DO NOTHING`,
    { shopName, tagline, contactEmail },
  );
