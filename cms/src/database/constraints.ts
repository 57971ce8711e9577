import type { Core } from '@strapi/strapi';

/** What Strapi's schemas cannot say: checks, required relations, expression and trigram indexes. Safe to run at every boot. */
const CHECKS: [table: string, name: string, rule: string][] = [
  ['items', 'items_price_check', 'price > 0'],
  ['items', 'items_discount_price_check', 'discount_price > 0'],
  ['items', 'items_stock_check', 'stock >= 0'],
  ['items', 'items_availability_check', "availability IN ('AVAILABLE', 'SOLD_OUT', 'COMING_SOON')"],
  ['items', 'items_category_check', 'category_id IS NOT NULL'],
  ['posts', 'posts_state_check', "state IN ('DRAFT', 'PUBLISHED', 'ARCHIVED')"],
  ['posts', 'posts_category_check', 'category_id IS NOT NULL'],
];

const INDEXES = [
  'CREATE EXTENSION IF NOT EXISTS pg_trgm',
  'CREATE INDEX IF NOT EXISTS items_effective_price_index ON items (COALESCE(discount_price, price), id)',
  `CREATE INDEX IF NOT EXISTS items_shown_status_index ON items
     ((CASE WHEN availability = 'AVAILABLE' AND stock <= 0 THEN 'SOLD_OUT' ELSE availability END), created_at, id)`,
  'CREATE INDEX IF NOT EXISTS items_title_sort_index ON items (lower(title), id)',
  'CREATE INDEX IF NOT EXISTS items_tags_lnk_tag_item_index ON items_tags_lnk (item_tag_id, item_id)',
  'CREATE INDEX IF NOT EXISTS items_search_index ON items USING gin (title gin_trgm_ops, description gin_trgm_ops)',
  'CREATE INDEX IF NOT EXISTS posts_search_index ON posts USING gin (title gin_trgm_ops, excerpt gin_trgm_ops, content gin_trgm_ops)',
  "CREATE INDEX IF NOT EXISTS posts_latest_index ON posts ((published_on IS NULL), published_on DESC, id DESC) WHERE state = 'PUBLISHED'",
  'CREATE INDEX IF NOT EXISTS outbox_messages_waiting_index ON outbox_messages (next_attempt_at, id) WHERE sent_at IS NULL AND failed_at IS NULL',
  'CREATE INDEX IF NOT EXISTS submissions_search_index ON submissions USING gin (name gin_trgm_ops, email gin_trgm_ops, subject gin_trgm_ops, message gin_trgm_ops)',
  'CREATE INDEX IF NOT EXISTS up_users_search_index ON up_users USING gin (name gin_trgm_ops, email gin_trgm_ops)',
  // An address is only ever asked for whole, and may be longer than what a tree takes.
  'CREATE INDEX IF NOT EXISTS files_url_index ON files USING hash (url)',
  'CREATE UNIQUE INDEX IF NOT EXISTS store_settings_single_index ON store_settings ((true))',
];

export const addConstraints = async (strapi: Core.Strapi): Promise<void> => {
  const database = strapi.db.connection;
  for (const statement of INDEXES) await database.raw(statement);
  const { rows } = await database.raw('SELECT conname FROM pg_constraint WHERE contype = ?', ['c']);
  const present = new Set(rows.map((row: { conname: string }) => row.conname));
  for (const [table, name, rule] of CHECKS) {
    if (!present.has(name)) await database.raw(`ALTER TABLE "${table}" ADD CONSTRAINT "${name}" CHECK (${rule})`);
  }
};
