import type { Migration } from '../../database/migrations/migration';

/** What visitors are shown, besides items, posts, and the authors of posts. */
const SHOWN = [
  'item_categories',
  'item_tags',
  'items_tags_lnk',
  'items_former_slugs',
  'blog_categories',
  'blog_tags',
  'posts_tags_lnk',
  'posts_former_slugs',
  'comments',
  'likes',
  'files',
  'store_settings',
];

/** Even for a session that replays the changes of another database. */
const trigger = (name: string, table: string, occasion: string) =>
  `CREATE TRIGGER ${name} AFTER ${occasion} EXECUTE FUNCTION tell_content_changed();
   ALTER TABLE ${table} ENABLE ALWAYS TRIGGER ${name};`;

const onEvery = (events: string, table: string) =>
  trigger('content_changed', table, `${events} ON ${table} FOR EACH STATEMENT`);

/** Only figures were counted: any other change sets updated_at or leaves the figures alone. */
const onUpdate = (table: string, figures: string[]) => {
  const rows = ['OLD', 'NEW'].map((row) => `(${figures.map((figure) => `${row}.${figure}`).join(', ')})`);
  const isMore = `OLD.updated_at IS DISTINCT FROM NEW.updated_at OR ${rows.join(' IS NOT DISTINCT FROM ')}`;
  return trigger('content_updated', table, `UPDATE ON ${table} FOR EACH ROW WHEN (${isMore})`);
};

export const migrations: Migration[] = [
  {
    number: 20,
    name: 'telling of changed content',
    steps: [
      // PostgreSQL sends equal notifications of a transaction once.
      `CREATE OR REPLACE FUNCTION tell_content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
       BEGIN
         PERFORM pg_notify('stoa_content', '');
         RETURN NULL;
       END $$`,
      ...SHOWN.map((table) => onEvery('INSERT OR UPDATE OR DELETE OR TRUNCATE', table)),
      ...['items', 'posts'].map((table) => onEvery('INSERT OR DELETE OR TRUNCATE', table)),
      onUpdate('items', ['view_count', 'stock']),
      onUpdate('posts', ['view_count']),
      onEvery('UPDATE OF name, avatar', 'up_users'),
    ],
  },
  {
    number: 22,
    name: 'telling of changed variants',
    steps: [
      'DROP TRIGGER content_updated ON items',
      onUpdate('items', ['view_count']),
      onEvery('INSERT OR DELETE OR TRUNCATE', 'item_variants'),
      onUpdate('item_variants', ['stock']),
    ],
  },
  {
    number: 48,
    name: 'telling of changed variants, but not of held stock',
    steps: ['DROP TRIGGER content_updated ON item_variants', onUpdate('item_variants', ['stock', 'reserved'])],
  },
  { number: 55, name: 'telling of changed terms of sale', steps: [onUpdate('terms_of_sale', ['next_invoice'])] },
  {
    number: 59,
    name: 'telling of changed delivery methods',
    steps: [onEvery('INSERT OR UPDATE OR DELETE OR TRUNCATE', 'delivery_methods')],
  },
];
