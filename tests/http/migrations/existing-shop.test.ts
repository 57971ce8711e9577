import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { inspect } from 'node:util';
import {
  adminPaths,
  apiPaths,
  FULFILLMENT_STATUSES,
  type ImportList,
  type ItemDetail,
  ORDER_STATES,
  PAID_AFTERWARDS,
  statesThat,
} from '@stoa/contract';
import { restoreDump } from '../../support/migrations/dumps';
import { readSchema } from '../../support/migrations/schema';
import { ADMIN, type Cms, startCms } from '../../support/run/cms';
import { createDatabase, type TestDatabase } from '../../support/run/database';
import { runFolder } from '../../support/run/folder';
import { Client } from '../../support/shop/client';
import { LANDED } from './landed';

type Rows = Record<string, Record<string, unknown>[]>;

/** Strapi's internal tables, and data that lives for a minute. */
const NOT_COMPARED = /^(strapi_|admin_permissions|up_permissions|downloads$)/;

const readRows = async (database: TestDatabase): Promise<Rows> => {
  const tables = await database.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY 1`,
  );
  const rows: Rows = {};
  for (const { name } of tables.filter(({ name }) => !NOT_COMPARED.test(name)))
    rows[name] = (await database.query(`SELECT to_jsonb(record) AS record FROM "${name}" record`)).map(
      ({ record }) => record,
    );
  return rows;
};

/** The old rows that are missing or different now, compared in the columns that existed before. */
const changed = (before: Rows, after: Rows): Rows => {
  const whole = { sorted: true, depth: null, maxArrayLength: null, maxStringLength: null };
  const only = (row: Record<string, unknown>, columns: string[]) =>
    inspect(
      columns.map((name) => row[name]),
      whole,
    );
  const differing = Object.entries(before).map(([table, rows]) => {
    const columns = Object.keys(rows[0] ?? {}).sort();
    const left = new Set((after[table] ?? []).map((row) => only(row, columns)));
    return [table, rows.filter((row) => !left.has(only(row, columns)))] as const;
  });
  return Object.fromEntries(differing.filter(([, rows]) => rows.length > 0));
};

/** With stock where it was kept before: at the item, also of those in the trash. */
const withFormerStock = ({ item_variants = [], items = [], trash = [], ...rows }: Rows): Rows => ({
  ...rows,
  items: items.map((item) => ({ ...item, stock: item_variants.find(({ item_id }) => item_id === item.id)?.stock })),
  trash: trash.map((row) => {
    const { record, belongings } = row.snapshot as Record<'record' | 'belongings', Record<string, unknown>>;
    const { item_variants: variants, ...others } = belongings;
    const [{ stock }] = (variants ?? [{}]) as [{ stock?: number }];
    return { ...row, snapshot: { record: stock === undefined ? record : { ...record, stock }, belongings: others } };
  }),
});

/** Old rules under current names. */
const WITH_RULES_OF_LONG_AGO = `
  ALTER TABLE items DROP CONSTRAINT items_stock_check, ADD CONSTRAINT items_stock_check CHECK (stock > -100);
  DROP INDEX items_title_sort_index, items_newest_index;
  CREATE INDEX items_title_sort_index ON items (title);
  CREATE INDEX items_newest_index ON items (created_at, published)`;

const WITH_AN_OPEN_IMPORT = `
  INSERT INTO imports (kind, file_name, status, user_id, user_name) VALUES ('items', 'open.csv', 'READY', 1, 'Ada')`;

const marketplace = apiPaths.marketplace;

describe('a filled shop from before there were migrations', () => {
  let database: TestDatabase;
  let dataFolder: string;
  let replicas: Cms[];
  let before: Rows;
  let admin: Client;
  const start = () => startCms({ databaseUrl: database.url, dataFolder });
  const idOf = async (slug: string): Promise<number> =>
    (await database.query('SELECT id FROM items WHERE slug = $1', [slug]))[0]?.id;
  const records = () =>
    database.query('SELECT number, area, name, checksum, applied_at FROM migrations ORDER BY number');

  beforeAll(async () => {
    dataFolder = await mkdtemp(path.join(runFolder(), 'shop-of-before-'));
    database = await restoreDump('shop-of-before');
    await database.query(WITH_RULES_OF_LONG_AGO);
    await database.query(WITH_AN_OPEN_IMPORT);
    before = await readRows(database);
    replicas = await Promise.all([start(), start()]);
    admin = new Client(replicas[0]?.url ?? '');
    admin.token = (await admin.post<{ token: string }>(apiPaths.auth.login, ADMIN)).data.token;
  }, 180_000);
  afterAll(async () => {
    await Promise.all(replicas.map((cms) => cms.kill()));
    await database.drop();
    await rm(dataFolder, { recursive: true, force: true });
  });

  it('gets the same columns, constraints, and triggers as a new one', async () => {
    const fresh = await createDatabase();
    try {
      const expected = await readSchema(fresh);
      expect(expected.length).toBeGreaterThan(700);
      expect(await readSchema(database)).toEqual(expected);
    } finally {
      await fresh.drop();
    }
  });

  it('runs every migration once, even if two replicas boot at once', async () => {
    const applied = (await records()).map(({ number }) => number);
    expect(applied).toEqual(applied.map((_, index) => index + 1));
    const reports = replicas.flatMap((cms) => cms.log().match(/Migrations applied: .*/g) ?? []);
    expect(reports).toEqual([`Migrations applied: ${applied.join(', ')}`]);
  });

  it('runs the same migrations as other shops', async () => {
    expect((await records()).map(({ checksum }) => checksum.slice(0, 12))).toEqual(LANDED);
  });

  it('allows every state an order can be in, and no other', async () => {
    const checks = await database.query<{ column: string; allowed: string[] }>(
      `SELECT attname AS column, ARRAY(SELECT (regexp_matches(pg_get_constraintdef(con.oid), '''(\\w+)''', 'g'))[1]) AS allowed
       FROM pg_constraint con JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
       WHERE conname IN ('orders_state_check', 'orders_fulfillment_status_check') ORDER BY attname`,
    );
    expect(checks).toEqual([
      { column: 'fulfillment_status', allowed: [...FULFILLMENT_STATUSES] },
      { column: 'state', allowed: [...ORDER_STATES] },
    ]);
  });

  it('has an index of fulfillable orders for every such state', async () => {
    const [index] = await database.query<{ condition: string }>(
      "SELECT pg_get_expr(indpred, indrelid) AS condition FROM pg_index WHERE indexrelid = 'orders_to_fulfill_index'::regclass",
    );
    const named = [...(index?.condition ?? '').matchAll(/'([\w-]+)'::/g)].map(([, name]) => name);
    const states = statesThat(({ isFulfillable }) => isFulfillable !== false);
    expect(named.sort()).toEqual([...states, ...PAID_AFTERWARDS].sort());
  });

  it('keeps every row as it was, except for invalid discounts', async () => {
    const differing = changed(before, withFormerStock(await readRows(database)));
    expect(Object.keys(differing)).toEqual(['imports', 'items', 'trash']);
    expect(differing.items?.map(({ slug }) => slug).sort()).toEqual(['ash-chair', 'pine-shelf', 'tall-vase']);
    expect(differing.trash?.map(({ title }) => title)).toEqual(['Broken mirror']);
  });

  it('logs which rows were changed, and by which rule', async () => {
    const ids = await Promise.all(['ash-chair', 'pine-shelf', 'tall-vase'].map(idOf));
    const [trash] = await database.query("SELECT id FROM trash WHERE title = 'Broken mirror'");
    const log = replicas.map((cms) => cms.log()).join('\n');
    const migration = 'in migration 13 (marketplace: discount prices below prices)';
    expect(log.match(/(?<=warn.*)Changed .*/g)).toEqual([
      `Changed 3 rows of items (ids ${ids.join(', ')}) ${migration}: removed discount prices that were not below the price`,
      `Changed 1 row of trash (id ${trash?.id}) ${migration}: did the same for items in the trash`,
    ]);
  });

  it('sells at the price if the discount was invalid, and at the discount if it was valid', async () => {
    const discountOf = async (slug: string) =>
      (await admin.get<{ discountPrice: unknown }>(marketplace.item(slug))).data.discountPrice;
    for (const slug of ['ash-chair', 'pine-shelf', 'tall-vase']) expect(await discountOf(slug)).toBeNull();
    expect(Number(await discountOf('blue-cup'))).toBe(18.89);
    expect(Number(await discountOf('oak-table'))).toBe(420);
  });

  it('requires shipping for everything that it sells', async () => {
    const { data } = await admin.get<ItemDetail>(marketplace.item('blue-cup'));
    expect([data.needsShipping, data.sale]).toEqual([null, { needsShipping: true, taxClass: 'standard' }]);
  });

  it('shows a changed item in its activity', async () => {
    const { data } = await admin.get(`${adminPaths.activity}?kind=item&recordId=${await idOf('pine-shelf')}`);
    expect(data.items[0]).toMatchObject({
      action: 'updated',
      actor: { kind: 'system', id: null, name: 'System' },
      subject: { kind: 'item', title: 'Pine shelf' },
      changes: [{ field: 'discountPrice', before: 120, after: null, shortened: false }],
    });
  });

  it('restores records from the trash', async () => {
    const { data } = await admin.get(adminPaths.trash);
    const entry = data.items.find(({ title }: { title: string }) => title === 'Broken mirror');
    expect((await admin.post(adminPaths.restore(entry.id))).status).toBe(200);
    const { data: item } = await admin.get(marketplace.item('broken-mirror'));
    expect(item).toMatchObject({ title: 'Broken mirror', discountPrice: null, tags: [{ slug: 'oak' }] });
  });

  it('keeps its users, posts, messages, views, and imports', async () => {
    const ada = new Client(admin.url);
    const account = { email: 'ada@example.com', password: 'secret-123' };
    expect((await ada.post(apiPaths.auth.login, account)).data).toMatchObject({ name: 'Ada Example', role: 'USER' });
    const { data: post } = await ada.get(apiPaths.blog.post('why-ash-bends'));
    expect(post).toMatchObject({ title: 'Why ash bends', tags: [{ slug: 'craft' }, { slug: 'guide' }] });
    expect((await ada.get(apiPaths.store)).data).toMatchObject({ shopName: 'The shop of before' });
    expect((await admin.get(adminPaths.messages)).data.pagination.total).toBe(3);
    expect((await admin.get(`${adminPaths.views}?list=items`)).data).toMatchObject([{ name: 'Sold out' }]);
    const { data: imports } = await admin.get<ImportList>(adminPaths.imports);
    expect(imports.items).toHaveLength(3);
    const ended = imports.items.filter(({ status }) => status === 'FAILED');
    expect(ended.map(({ failure }) => failure)).toEqual([
      'The shop was updated before this import was complete. Rows imported before that are kept. Upload the file again.',
    ]);
  });

  it('refuses invalid discounts from now on, whoever writes them', async () => {
    const { error } = await admin.patch(marketplace.item(await idOf('ash-chair')), { discountPrice: 160 });
    expect(error).toMatchObject({ status: 400, message: 'Discount price must be lower than the price' });
    await expect(database.query(`UPDATE items SET discount_price = price WHERE slug = 'ash-chair'`)).rejects.toThrow(
      'items_discount_below_price_check',
    );
  });

  it('runs no migration again, and keeps a column that no schema has', async () => {
    await Promise.all(replicas.map((cms) => cms.stop()));
    const applied = await records();
    // As left by a version in which items had a weight.
    await database.query(`ALTER TABLE items ADD COLUMN weight integer DEFAULT 7`);
    await database.query(
      `UPDATE strapi_database_schema SET hash = 'another', schema = (
         SELECT jsonb_set(schema::jsonb, '{tables}', jsonb_agg(
           CASE WHEN entry->>'name' = 'items'
             THEN jsonb_set(entry, '{columns}', entry->'columns' || '[{"name": "weight", "type": "integer", "args": []}]')
             ELSE entry END))
         FROM jsonb_array_elements(schema::jsonb->'tables') entry)`,
    );
    replicas = [await start()];
    expect(replicas[0]?.log()).not.toContain('Migrations applied');
    expect(await records()).toEqual(applied);
    expect(await database.query('SELECT DISTINCT weight FROM items')).toEqual([{ weight: 7 }]);
  });
});
