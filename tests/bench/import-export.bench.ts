import { expect } from '@playwright/test';
import { adminPaths, type BulkReport, type Import, type Job } from '@stoa/contract';
import { confirm, download, preview } from '../support/import-export/import-export';
import type { Client } from '../support/shop/client';
import { eventually } from '../support/shop/eventually';
import { note, timed } from './support/figures';
import { bench } from './support/large-shop';

const MANY = 500;
const ROWS = 20_000;

const once = async (what: string, work: () => Promise<unknown>): Promise<void> => note(what, [await timed(work)]);

const KINDS = [
  {
    noun: 'posts',
    path: adminPaths.bulkPosts,
    actions: [{ action: 'setStatus', status: 'ARCHIVED' }, { action: 'delete' }],
  },
  {
    noun: 'items',
    path: adminPaths.bulkItems,
    actions: [{ action: 'setStatus', status: 'SOLD_OUT' }, { action: 'delete' }],
  },
];

for (const { noun, path, actions } of KINDS) {
  bench(`${MANY} ${noun} at once`, async ({ shop }) => {
    const admin = await shop.admin();
    const ids = (await shop.database.query(`SELECT id FROM ${noun} ORDER BY id DESC LIMIT ${MANY}`)).map(
      ({ id }) => id,
    );
    for (const action of actions)
      await once(`${MANY} ${noun} at once: ${action.action}`, async () => {
        const { data } = await admin.post<BulkReport>(path, { ids, ...action });
        expect(data.succeeded).toBe(MANY);
      });
  });
}

const lines = (header: string, line: (n: number) => string): string =>
  [header, ...Array.from({ length: ROWS }, (_, n) => line(n))].join('\n');

const NEW = lines(
  'slug,title,description,price,category,features,imageUrl',
  (n) =>
    `imported-${n},Imported ${n},Brought in by a spreadsheet.,${10 + (n % 90)}.50,ceramics,Made by hand|Signed,https://images.example/${n}.jpg`,
);
const DEARER = lines('slug,price,stock', (n) => `imported-${n},${11 + (n % 90)}.50,${n % 7}`);

const imported = async (admin: Client, what: string, file: string): Promise<void> => {
  let run: Import | undefined;
  await once(`${what}: preview`, async () => {
    run = await preview(admin, 'items', file);
  });
  await once(`${what}: import`, async () => {
    if (run) run = await confirm(admin, run);
  });
  expect(run?.counts.refused).toBe(0);
};

bench(`${ROWS} items by CSV`, async ({ shop }) => {
  const admin = await shop.admin();
  await once('the export of all items', () => download(admin, adminPaths.export('items'), {}));
  await imported(admin, `${ROWS} new items`, NEW);
  await imported(admin, `${ROWS} changed items`, DEARER);
  const items = await shop.database.query("SELECT id FROM items WHERE slug LIKE 'imported-%' ORDER BY id");
  const next = lines('id,slug', (n) => `${items[n]?.id},imported-${(n + 1) % ROWS}`);
  await imported(admin, `${ROWS} items that take each other's slugs`, next);
});

bench('all items in a job', async ({ shop }) => {
  const admin = await shop.admin();
  const [{ items } = { items: 0 }] = await shop.database.query('SELECT count(*)::int AS items FROM items');
  for (const action of [{ action: 'setStatus', status: 'COMING_SOON' }, { action: 'delete' }])
    await once(`${items} items in a job: ${action.action}`, async () => {
      const { data: started } = await admin.post<Job>(adminPaths.startJob('items'), { ...action, query: {} });
      await eventually(async () => {
        const { data } = await admin.get<Job>(adminPaths.job(started.id));
        expect(data).toMatchObject({ status: 'DONE', total: items, counts: { failed: 0 } });
      }, 300_000);
    });
});
