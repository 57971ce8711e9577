import { adminPaths, apiPaths, type Item, type Post } from '@stoa/contract';
import { confirm, preview } from '../../support/import-export/import-export';
import { createCategory, createItem, createTag } from '../../support/marketplace/marketplace';
import { uploaded } from '../../support/media/uploads';
import { createBlogCategory, createPost } from '../../support/records/blog';
import type { Cms } from '../../support/run/cms';
import { type DatabaseLine, openDatabaseLine } from '../../support/run/database-line';
import { Client } from '../../support/shop/client';
import { openConsole } from '../../support/shop/console';
import { eventually } from '../../support/shop/eventually';
import { randomFor } from '../../support/shop/random';
import { type OwnShop, startShop } from '../../support/shop/shop';

const { marketplace, blog } = apiPaths;
const SECOND = 1_000;

let shop: OwnShop;
let other: Cms;
let line: DatabaseLine;
let admin: Client;
let item: Item;
let post: Post;
let term: { category: number; tag: number };

beforeAll(async () => {
  shop = await startShop();
  line = await openDatabaseLine(shop.database.url);
  other = await shop.replica({ DATABASE_LISTEN_URL: line.url });
  admin = await shop.admin();
  term = { category: (await createCategory(admin, 'tables')).id, tag: (await createTag(admin, 'oak')).id };
  const imageUrl = (await uploaded(admin)).url;
  item = await createItem(admin, term.category, { slug: 'kept', tags: [term.tag], imageUrl });
  const category = (await createBlogCategory(admin, 'wood')).id;
  post = await createPost(admin, category, { slug: 'kept', status: 'PUBLISHED' });
});
afterAll(async () => {
  await shop?.close();
  await line?.close();
});

const read = async (url: string, address: string) => {
  const answer = await fetch(url + address);
  return { text: await answer.text(), cache: answer.headers.get('cache-status'), status: answer.status };
};
const isHit = async (url: string, address: string) =>
  eventually(async () => expect((await read(url, address)).cache).toBe('stoa; hit'));

const itemAt = marketplace.item('kept');
const change = (more: object) => admin.patch(marketplace.item(item.id), more);
const imported = async (file: string) => confirm(admin, await preview(admin, 'items', file));
const sql = (statement: string) => shop.database.query(statement);

interface Way {
  write: () => Promise<unknown>;
  /** Whether no process of the shop does it. */
  outside?: true;
  address: string;
  shows: string;
}

const WAYS: Record<string, Way> = {
  // First, while the item can be bought.
  'a shipping method': {
    write: () => sql('UPDATE shipping_methods SET price = 750, free_from = 6000 WHERE NOT pick_up'),
    outside: true,
    address: itemAt.replace('/api', ''),
    shows: 'Shipping $7.50, free from $60.00',
  },
  'the sale of the last one': {
    write: () => sql('UPDATE item_variants SET stock = 0'),
    outside: true,
    address: itemAt,
    shows: '"stock":0',
  },
  'the panel': { write: () => change({ title: 'By the panel' }), address: '/marketplace/kept', shows: 'By the panel' },
  'the console': {
    write: async () => {
      const [{ document_id }] = (await sql('SELECT document_id FROM items')) as [{ document_id: string }];
      await (await openConsole(shop)).save('api::marketplace.item', document_id, { title: 'By the console' });
    },
    address: marketplace.items,
    shows: 'By the console',
  },
  'a list in bulk': {
    write: () => admin.post(adminPaths.bulkItems, { ids: [item.id], action: 'setStatus', status: 'COMING_SOON' }),
    address: itemAt,
    shows: 'COMING_SOON',
  },
  'a spreadsheet': {
    write: () => imported(`id,title\n${item.id},By a spreadsheet`),
    address: '/marketplace',
    shows: 'By a spreadsheet',
  },
  'a renamed category': {
    write: () => admin.patch(marketplace.category(term.category), { name: 'Renamed category' }),
    address: '/marketplace/kept',
    shows: 'Renamed category',
  },
  'a renamed tag': {
    write: () => admin.patch(marketplace.tag(term.tag), { name: 'Renamed tag' }),
    address: itemAt,
    shows: 'Renamed tag',
  },
  'an image that is gone': {
    write: async () => {
      const { items } = (await admin.get(adminPaths.media)).data;
      await change({ imageUrl: 'https://images.example/other.jpg' });
      await admin.delete(adminPaths.mediaFile(items[0].id));
    },
    address: itemAt,
    shows: '"libraryImage":null',
  },
  'a post that is hidden': {
    write: () => admin.patch(blog.post(post.id), { status: 'DRAFT' }),
    address: blog.post('kept'),
    shows: 'NotFoundError',
  },
  'the settings': {
    write: () => admin.patch(adminPaths.settings, { shopName: 'Renamed shop' }),
    address: '/contact',
    shows: 'Renamed shop',
  },
  'the trash': { write: () => admin.delete(marketplace.item(item.id)), address: itemAt, shows: 'NotFoundError' },
  'the way back from it': {
    write: async () => {
      const { items } = (await admin.get(adminPaths.trash)).data;
      await admin.post(adminPaths.restore(items[0].id));
    },
    address: itemAt,
    shows: '"slug":"kept"',
  },
  'an operator’s SQL': {
    write: () => sql("UPDATE items SET title = 'By hand'"),
    outside: true,
    address: '/marketplace/kept',
    shows: 'By hand',
  },
};

it.each(Object.entries(WAYS))(
  'a change by %s is seen in the next answer',
  async (_name, { write, outside, address, shows }) => {
    for (const { url } of [shop, other]) await isHit(url, address);
    expect((await read(shop.url, address)).text).not.toContain(shows);
    await write();
    const isSeenOn = async (url: string) => expect((await read(url, address)).text).toContain(shows);
    if (!outside) await isSeenOn(shop.url);
    for (const { url } of [shop, other]) await eventually(() => isSeenOn(url), SECOND);
  },
);

/** Which version an address shows, however often. */
const versionIn = (text: string): number => Math.min(...[...text.matchAll(/Version (\d+)/g)].map(([, n]) => Number(n)));

it('random reads are never older than their own process’s writes, or than a second', async () => {
  const writers = [shop.url, other.url].map((url) => Object.assign(new Client(url), { token: admin.token }));
  const written: { version: number; url: string; at: number }[] = [];
  const addresses = [
    '/',
    '/marketplace',
    '/marketplace/kept',
    marketplace.items,
    itemAt,
    `${marketplace.items}?search=version`,
  ];
  const random = randomFor('reads and writes');
  const any = <Value>(values: Value[]) => values[Math.floor(random() * values.length)] as Value;
  const end = Date.now() + 10_000;
  let reads = 0;
  let hits = 0;

  const write = async () => {
    for (let version = 1; Date.now() < end; version += 1) {
      const writer = any(writers);
      const { status } = await writer.patch(marketplace.item(item.id), { title: `Version ${version}`, featured: true });
      expect(status).toBe(200);
      written.push({ version, url: writer.url, at: Date.now() });
      await new Promise((soon) => setTimeout(soon, random() * 60));
    }
  };
  const readOn = async (url: string) => {
    while (Date.now() < end) {
      const address = any(addresses);
      const since = Date.now();
      const due = written.findLast((one) => one.url === url || one.at < since - SECOND)?.version ?? 0;
      const { text, cache } = await read(url, address);
      reads += 1;
      hits += Number(cache === 'stoa; hit');
      if (due > 0 && !(versionIn(text) >= due))
        throw new Error(`${address} showed ${versionIn(text)} though ${due} had been written (${cache})`);
    }
  };
  await Promise.all([write(), ...[shop.url, other.url].flatMap((url) => [readOn(url), readOn(url)])]);
  expect(written.length).toBeGreaterThan(5);
  expect(hits).toBeGreaterThan(reads / 10);
});

describe('a cache that can’t listen for changes', () => {
  const rename = async (title: string) => expect((await change({ title })).status).toBe(200);

  it.each([
    ['hangs', () => line.hang()],
    ['is cut', () => line.cut()],
  ])('serves nothing stored since the connection %s', async (_how, breakLine) => {
    await isHit(other.url, itemAt);
    await breakLine();
    await rename(`After it ${_how}`);
    await eventually(async () => {
      const { text, cache } = await read(other.url, itemAt);
      expect({ text, cache }).toEqual({
        text: expect.stringContaining(`After it ${_how}`),
        cache: 'stoa; fwd=bypass',
      });
    });
    await line.mend();
    await isHit(other.url, itemAt);
    expect((await read(other.url, itemAt)).text).toContain(`After it ${_how}`);
  });
});
