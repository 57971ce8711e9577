import { apiPaths, type Item } from '@stoa/contract';
import { startSearchEngine } from '../../support/front-door/index-now';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { createBlogCategory, createPost } from '../../support/records/blog';
import type { Client } from '../../support/shop/client';
import { eventually } from '../../support/shop/eventually';
import { sendRaw } from '../../support/shop/raw-request';
import { type OwnShop, startShop } from '../../support/shop/shop';

const KEY = 'a-key-of-our-own-0123456789';
const PUBLIC_URL = 'https://shop.example';
/** Longer than the shop waits after a failure. */
const TIMEOUT_MS = 25_000;

let engine: Awaited<ReturnType<typeof startSearchEngine>>;
let shop: OwnShop;
let admin: Client;
let kept: Item;
beforeAll(async () => {
  engine = await startSearchEngine();
  shop = await startShop();
  admin = await shop.admin();
  const category = (await createCategory(admin, 'wood')).id;
  kept = await createItem(admin, category, { slug: 'kept' });
  await createItem(admin, category, { slug: 'secret', published: false });
});
afterAll(async () => {
  await shop?.close();
  engine?.close();
});

const start = (how: 'stop' | 'kill' = 'stop') =>
  shop.restart(how, { INDEXNOW_KEY: KEY, INDEXNOW_URL: engine.url, PUBLIC_URL });
const addresses = () =>
  engine.announcements.flatMap(({ urlList }) => urlList.map((url) => url.slice(PUBLIC_URL.length))).sort();
const untilTold = (...expected: string[]) => eventually(() => expect(addresses()).toEqual(expected), TIMEOUT_MS);
const forget = () => engine.announcements.splice(0);
const inTransaction = () =>
  shop.database.query(
    "SELECT query FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'",
  );

it('without a key, nothing is recorded and there is no key file', async () => {
  expect(await shop.database.query('SELECT * FROM announced_pages')).toEqual([]);
  expect((await sendRaw(shop.url, 'GET', `/${KEY}.txt`)).status).toBe(404);
});

it('a key is shown in its file', async () => {
  await start();
  const { status, text, headers } = await sendRaw(shop.url, 'GET', `/${KEY}.txt`);
  expect([status, text]).toEqual([200, KEY]);
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});

it('search engines are notified of new, changed, and deleted pages, and of nothing else', async () => {
  await eventually(async () => expect(await shop.database.query('SELECT * FROM announced_pages')).toHaveLength(2));
  admin = await shop.admin();
  const category = (await createBlogCategory(admin, 'news')).id;
  await createPost(admin, category, { slug: 'new & shiny', status: 'PUBLISHED' });
  await createPost(admin, category, { slug: 'draft' });
  await admin.post(apiPaths.marketplace.itemView(kept.id));
  await untilTold('/blog/new%20%26%20shiny');
  expect(engine.announcements[0]).toMatchObject({
    host: 'shop.example',
    key: KEY,
    keyLocation: `${PUBLIC_URL}/${KEY}.txt`,
  });
  forget();

  const { data } = await admin.patch<Item>(apiPaths.marketplace.item(kept.id), {
    slug: 'moved',
    updatedAt: kept.updatedAt,
  });
  await untilTold('/marketplace/kept', '/marketplace/moved');
  forget();
  await admin.patch(apiPaths.marketplace.item(kept.id), { published: false, updatedAt: data.updatedAt });
  await untilTold('/marketplace/moved');
  forget();
});

it('failed notifications are repeated, even after a crash', async () => {
  engine.status = 429;
  await shop.database.query("UPDATE items SET published = true WHERE slug = 'secret'");
  await eventually(() => expect(shop.log()).toMatch(/Search engines weren’t told of changes.*429/), TIMEOUT_MS);
  engine.status = 200;
  await start('kill');
  await untilTold('/marketplace/secret');
  forget();
});

it('one of two processes notifies at a time, without a transaction during the request', async () => {
  await shop.replica({ INDEXNOW_KEY: KEY, INDEXNOW_URL: engine.url, PUBLIC_URL });
  engine.hang();
  Object.assign(engine, { requests: 0, mostAtOnce: 0 });
  await shop.database.query("UPDATE items SET updated_at = now() WHERE slug = 'secret'");
  await eventually(() => expect(engine.requests).toBe(1), TIMEOUT_MS);
  await eventually(async () => expect(await inTransaction()).toEqual([]), 3_000);
  // Once the first has given up, it is the turn of either.
  await eventually(() => expect(engine.requests).toBe(2), TIMEOUT_MS);
  expect(engine.mostAtOnce).toBe(1);
  engine.answer();
  await untilTold('/marketplace/secret');
});
