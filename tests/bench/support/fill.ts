import type { TestDatabase } from '../../support/run/database';

const recordColumns = 'document_id, created_at, updated_at, published_at';
const recordValues = (moment: string) => `md5(random()::text), ${moment}, ${moment}, ${moment}`;
const ago = "now() - n * interval '20 minutes'";

/** Five variants for each item that has none to choose, some at a price of their own. */
const SIZES = ['XS', 'S', 'M', 'L', 'XL'];
const OPTIONS = JSON.stringify([{ name: 'Size', values: SIZES.map((name) => ({ name, color: null })) }]);
const WITH_VARIANTS = [
  `INSERT INTO item_variants
     (document_id, created_at, updated_at, published_at, item_id, place, option_1, option_2, option_3, sku, price, stock, enabled)
   SELECT md5(random()::text), items.created_at, items.updated_at, items.published_at, items.id, n,
     ('{${SIZES}}'::text[])[n], '', '', 'SKU-' || items.id || '-' || n, CASE WHEN n > 3 THEN items.price + n END,
     CASE WHEN (items.id + n) % 7 > 0 THEN (items.id + n) % 30 END, true
   FROM items CROSS JOIN generate_series(2, ${SIZES.length}) n WHERE jsonb_array_length(COALESCE(options, '[]')) = 0`,
  `UPDATE item_variants SET option_1 = '${SIZES[0]}' WHERE option_1 = ''`,
  `UPDATE items SET options = '${OPTIONS}' WHERE jsonb_array_length(COALESCE(options, '[]')) = 0`,
];

/** Adds what the demo seed has too little of for a shop of this size: data from customers, the panel, and imports. */
const STATEMENTS = [
  ...WITH_VARIANTS,
  `INSERT INTO up_users (${recordColumns}, username, email, name, provider, confirmed, blocked)
   SELECT ${recordValues(ago)}, 'bench-' || n, 'visitor' || n || '@example.com',
     (ARRAY['Ada', 'Ben', 'Cleo', 'Dora', 'Emil'])[1 + n % 5] || ' Visitor ' || n, 'local', true, n % 50 = 0
   FROM generate_series(1, 2000) n`,
  `INSERT INTO up_users_role_lnk (user_id, role_id, user_ord)
   SELECT up_users.id, up_roles.id, up_users.id FROM up_users JOIN up_roles ON type = 'authenticated'
   WHERE username LIKE 'bench-%'`,
  `INSERT INTO submissions (${recordColumns}, name, email, subject, message, read, archived)
   SELECT ${recordValues(ago)}, 'Visitor ' || n, 'visitor' || n || '@example.com', 'Question ' || n || ' about a bowl',
     repeat('Could you tell me when the oak bowl is back, and what it weighs? ', 1 + n % 12), n % 3 > 0, n % 4 = 0
   FROM generate_series(1, 2000) n`,
  `INSERT INTO files (${recordColumns}, name, alternative_text, width, height, formats, hash, ext, mime, size, url, provider, folder_path)
   SELECT ${recordValues(ago)}, n || '-' || name, alternative_text, width, height, formats, hash || n, ext, mime, size,
     url || '?' || n, provider, folder_path
   FROM (SELECT *, row_number() OVER (ORDER BY id) AS place FROM files) AS files
   JOIN generate_series(1, 2000) n ON place = 1 + n % (SELECT count(*) FROM files)`,
  `INSERT INTO activity (at, actor_kind, actor_id, actor_name, action, kind, record_id, title, changes)
   SELECT now() - id * interval '5 minutes', 'admin', 1 + id % 3, 'Administrator', 'updated', 'item', id, title,
     json_build_array(json_build_object('field', 'price', 'before', price, 'after', price + 1))
   FROM items`,
  `INSERT INTO trash (kind, record_id, title, actor_kind, actor_id, actor_name, deleted_at, expires_at, snapshot)
   SELECT 'item', id + 1000000, title, 'admin', 1, 'Administrator', now() - id * interval '1 minute', now() + interval '9 days',
     jsonb_build_object('record', to_jsonb(items), 'belongings', jsonb_build_object('item_variants',
       (SELECT jsonb_agg(to_jsonb(item_variants)) FROM item_variants WHERE item_id = items.id)))
   FROM items ORDER BY id LIMIT 2000`,
  `INSERT INTO view_days (subject, subject_id, day, views, created_at, updated_at)
   SELECT 'item', id, current_date - (id + 17 * n) % 90, 1 + id % 9, now(), now() FROM items, generate_series(1, 5) n
   ON CONFLICT DO NOTHING`,
  `INSERT INTO imports (kind, file_name, status, user_id, user_name, created_at)
   SELECT 'items', 'prices-' || n || '.csv', 'DONE', 1, 'Administrator', now() - n * interval '3 hours'
   FROM generate_series(1, 20) n`,
  `INSERT INTO import_rows (import_id, row, first_row, cells, outcome, settled, title)
   SELECT imports.id, n, n, '[]', 'changed', true, 'Row ' || n FROM imports, generate_series(1, 20000) n WHERE imports.id <= 10`,
  'VACUUM ANALYZE',
];

export const fillRest = async (database: TestDatabase): Promise<void> => {
  for (const statement of STATEMENTS) await database.query(statement);
};
