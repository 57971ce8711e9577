import { adminPaths, apiPaths, type ImportList } from '@stoa/contract';
import { Client as Database } from 'pg';
import { confirm, download, preview, whenImport } from '../../support/import-export/import-export';
import { createCategory, createTag } from '../../support/marketplace/marketplace';
import type { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { type OwnShop, startShop } from '../../support/shop/shop';

const { marketplace } = apiPaths;

const csv = (...lines: string[]) => lines.join('\r\n');
const NEW = 'slug,title,description,price,category,tags,features,imageUrl,stock';

describe('an interrupted import', () => {
  let shop: OwnShop;
  let admin: Client;

  beforeAll(async () => {
    shop = await startShop();
    admin = await shop.admin();
    await createCategory(admin, 'wood');
    await createTag(admin, 'old');
  });
  afterAll(() => shop.close());

  it('continues where it stopped after the process was killed', async () => {
    const rows = Array.from(
      { length: 1500 },
      (_, number) =>
        `many-${number},Many ${number},A table of solid elm.,12.50,wood,old,A,https://images.example/e.jpg,3`,
    );
    const taken = await preview(admin, 'items', csv(NEW, ...rows));
    expect(taken.counts.created).toBe(1500);
    await admin.post(adminPaths.confirmImport(taken.id));
    await shop.restart('kill');
    admin = await shop.admin();
    const done = await whenImport(admin, taken.id, 'DONE');
    expect(done).toMatchObject({ settled: 1500, counts: { created: 1500, refused: 0 } });
    const [{ count } = {}] = await shop.database.query("SELECT count(*) FROM items WHERE slug LIKE 'many-%'");
    expect(Number(count)).toBe(1500);
  }, 120_000);

  it('stops at an unexpected error, and reports what was written', async () => {
    const taken = await preview(
      admin,
      'items',
      csv(NEW, 'unlucky,Unlucky,A table of solid elm.,12.50,wood,old,A,https://images.example/e.jpg,3'),
    );
    await shop.database.query('ALTER TABLE items RENAME COLUMN view_count TO seen');
    await shop.database.query('UPDATE imports SET attempts = 4 WHERE id = $1', [taken.id]);
    await admin.post(adminPaths.confirmImport(taken.id));
    const failed = await whenImport(admin, taken.id, 'FAILED');
    await shop.database.query('ALTER TABLE items RENAME COLUMN seen TO view_count');
    expect(failed).toMatchObject({ settled: 0, failure: expect.stringContaining('Something unexpected went wrong') });
    const report = (await download(admin, adminPaths.importReport(taken.id))).bytes.toString();
    expect(report).toContain('2,created (not imported),,unlucky,Unlucky,,,\r\n');
    expect((await admin.get(marketplace.item('unlucky'))).status).toBe(404);
  });

  it('is counted once, when its preview is complete and when it is done or has failed', async () => {
    const file = (slug: string) =>
      csv(NEW, `${slug},Counted,A table of solid elm.,12.50,wood,old,A,https://images.example/e.jpg,3`);
    const [ready, done] = [await preview(admin, 'items', file('one')), await preview(admin, 'items', file('two'))];
    await confirm(admin, done);
    await shop.database.query('DELETE FROM import_rows');
    const counts = { rows: 1, checked: 1, counts: { created: 1, changed: 0, unchanged: 0, refused: 0 } };
    const { items } = (await admin.get<ImportList>(adminPaths.imports)).data;
    expect(items.find(({ id }) => id === ready.id)).toMatchObject({ ...counts, settled: 0 });
    expect(items.find(({ id }) => id === done.id)).toMatchObject({ ...counts, settled: 1 });
    expect(items.find(({ status }) => status === 'FAILED')).toMatchObject({ ...counts, settled: 0 });
  });

  it('can be removed, and is after a week', async () => {
    const taken = await preview(admin, 'items', csv('slug,title', 'oak,Other title'));
    expect((await admin.delete(adminPaths.import(taken.id))).data).toEqual({ id: taken.id });
    expect((await admin.get(adminPaths.import(taken.id))).error.message).toBe('This import does not exist');
    const old = await preview(admin, 'items', csv('slug,title', 'oak,Other title'));
    await shop.database.query("UPDATE imports SET created_at = now() - interval '8 days' WHERE id = $1", [old.id]);
    await shop.restart();
    admin = await shop.admin();
    expect((await admin.get(adminPaths.imports)).data.items.map(({ id }: { id: number }) => id)).not.toContain(old.id);
  });

  it('fails if the process crashes repeatedly while it checks the file', async () => {
    const data = await preview(
      admin,
      'items',
      csv(NEW, 'deadly,Deadly,A table of solid elm.,12.50,wood,old,A,https://images.example/e.jpg,3'),
    );
    const attempts = async () => {
      const [row] = await shop.database.query('SELECT attempts FROM imports WHERE id = $1', [data.id]);
      return row?.attempts;
    };
    const other = new Database({ connectionString: shop.database.url });
    await other.connect();
    await other.query('BEGIN; LOCK TABLE item_tags');
    await shop.database.query("UPDATE imports SET status = 'CHECKING' WHERE id = $1", [data.id]);
    await shop.database.query('UPDATE import_rows SET outcome = NULL WHERE import_id = $1', [data.id]);
    await eventually(async () => expect(await attempts()).toBe(1));
    await shop.cms.kill();
    await other.end();
    expect(await attempts()).toBe(1);
    await shop.database.query('UPDATE imports SET attempts = 5 WHERE id = $1', [data.id]);
    await shop.restart('kill');
    admin = await shop.admin();
    const failed = await whenImport(admin, data.id, 'FAILED');
    expect(failed.failure).toContain('Something unexpected went wrong');
  });
});
