import { once } from 'node:events';
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { apiPaths, type ItemDetail, type ItemList, type MarketplaceTerm, type PublicSettings } from '@stoa/contract';
import { CMS_FOLDER, spawnSeed, startCms } from '../../support/run/cms';
import { runFolder } from '../../support/run/folder';
import { eventually } from '../../support/shop/eventually';
import { type OwnShop, startShop } from '../../support/shop/shop';

const ITEMS = apiPaths.marketplace.items;
const WHOLE = {
  items: 24,
  item_categories: 6,
  item_tags: 12,
  posts: 24,
  blog_categories: 5,
  blog_tags: 10,
  up_users: 13,
  files: 73,
  pages: 5,
  collections: 4,
};

/** Each run boots the whole backend. */
const DEADLINE = 120_000;
jest.setTimeout(DEADLINE);

/** cms as in an image built without the demo shop. */
const imageWithoutDemo = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(runFolder(), 'image-'));
  for (const name of ['dist/src', 'dist/config'])
    await cp(path.join(CMS_FOLDER, name), path.join(folder, name), { recursive: true });
  for (const name of ['node_modules', 'package.json', 'tsconfig.json', 'public'])
    await symlink(path.join(CMS_FOLDER, name), path.join(folder, name));
  return folder;
};

describe('the seed', () => {
  let shop: OwnShop;
  let image: string;

  const count = async (table: string) => Number((await shop.database.query(`SELECT count(*) FROM ${table}`))[0]?.count);
  const counts = async () =>
    Object.fromEntries(await Promise.all(Object.keys(WHOLE).map(async (table) => [table, await count(table)])));
  const list = async (query: string) => (await shop.visitor().get<ItemList>(`${ITEMS}?${query}`)).data;
  const item = async (slug: string) => (await shop.visitor().get<ItemDetail>(`${ITEMS}/${slug}`)).data;

  const startImage = (env: Record<string, string> = { DEMO_SHOP: 'true' }) =>
    startCms({ databaseUrl: shop.database.url, dataFolder: shop.dataFolder, folder: image, env });

  const seed = (...given: string[]) => seedAs('true', ...given);
  const seedAs = async (name: string, ...given: string[]) => {
    const options = { databaseUrl: shop.database.url, dataFolder: shop.dataFolder, env: { DEMO_SHOP: name } };
    const child = spawnSeed(options, ...given);
    const [out, error, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { out, error, code };
  };

  beforeAll(async () => {
    shop = await startShop();
    image = await imageWithoutDemo();
  });
  afterAll(() => shop.close());

  it('refuses unknown options in one sentence, and changes nothing', async () => {
    const { code, error } = await seed('--items', 'many');
    expect({ code, error }).toEqual({
      code: 1,
      error: '--items must be a whole number from 1 to 1,000,000, not "many".\n',
    });
    expect(await count('items')).toBe(0);
  });

  it('can’t run in an image built without it, which says how to get it', async () => {
    await expect(startImage()).rejects.toThrow(
      'This image was built without the demonstration shop: ' +
        'build it again with DEMO_SHOP=true (docker compose up --build), or set DEMO_SHOP=false.',
    );
    expect(await count('items')).toBe(0);
  });

  it('names the shops that there are, if it’s asked for another', async () => {
    await expect(startImage({ DEMO_SHOP: 'bakery' })).rejects.toThrow(
      "DEMO_SHOP must be false or true or workshop or studio, not 'bakery'",
    );
  });

  it('completes a run that was killed half-way, without duplicates', async () => {
    const child = spawnSeed({ databaseUrl: shop.database.url, dataFolder: shop.dataFolder });
    await eventually(async () => expect(await count('items')).toBeGreaterThan(3), DEADLINE);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await shop.restart('stop', { DEMO_SHOP: 'true' });
    expect(await counts()).toEqual(WHOLE);
    // The first administrator; everything else has no actor.
    expect(await count('activity')).toBe(1);
  });

  it('shows visitors only published items, with images from the media library', async () => {
    const { items, pagination } = await list('limit=100');
    expect(pagination.total).toBe(23);
    expect(items.map(({ slug }) => slug)).not.toContain('one-hour-color-consultation');
    const libraryImage = await fetch(`${shop.url}${items[0]?.imageUrl}`);
    expect([libraryImage.status, libraryImage.headers.get('content-type')]).toEqual([200, 'image/webp']);
  });

  it('has items and posts in every state, and views on past days', async () => {
    for (const status of ['AVAILABLE', 'SOLD_OUT', 'COMING_SOON'])
      expect((await list(`status=${status}`)).pagination.total).toBeGreaterThan(0);
    const states = await shop.database.query('SELECT DISTINCT state FROM posts ORDER BY state');
    expect(states.map(({ state }) => state)).toEqual(['ARCHIVED', 'DRAFT', 'PUBLISHED']);
    const [longest] = await shop.database.query('SELECT max(created_at) < now() AS past FROM posts');
    expect(longest?.past).toBe(true);
    expect(await count('view_days')).toBeGreaterThan(20);
  });

  it('has no comments and no likes, because nobody can leave any yet', async () => {
    for (const table of ['comments', 'likes']) expect(await count(table)).toBe(0);
  });

  it('links to the profiles of the demonstration shop', async () => {
    const { data } = await shop.visitor().get<PublicSettings>(apiPaths.store);
    expect(data.socialLinks.map(({ network }) => network)).toEqual(['instagram', 'pinterest', 'youtube']);
  });

  it('has images in every size that a browser may ask for', async () => {
    const { libraryImage } = await item('harbor-serving-bowl');
    expect(libraryImage?.sizes.map(({ width }) => width)).toEqual([208, 336, 480, 800, 1200, 1600]);
    for (const { url } of libraryImage?.sizes ?? []) expect((await fetch(`${shop.url}${url}`)).status).toBe(200);
  });

  it('requires an address only for items that are shipped', async () => {
    const needsShipping = async (slug: string) => (await item(slug)).sale.needsShipping;
    for (const slug of ['harbor-serving-bowl', 'bookbinding-at-the-kitchen-table'])
      expect(await needsShipping(slug)).toBe(true);
    for (const slug of ['letterpress-for-beginners', 'small-shop-website'])
      expect(await needsShipping(slug)).toBe(false);
  });

  it('leaves an edited item as it is and a deleted one deleted when the shop starts again', async () => {
    const admin = await shop.admin();
    const { id, updatedAt } = await item('harbor-serving-bowl');
    expect((await admin.patch(`${ITEMS}/${id}`, { price: 81.25, updatedAt })).status).toBe(200);
    expect((await admin.delete(`${ITEMS}/${(await item('celadon-tea-set')).id}`)).status).toBe(200);

    await shop.restart('stop', { DEMO_SHOP: 'true' });
    expect((await item('harbor-serving-bowl')).price).toBe(81.25);
    expect(await count('items')).toBe(23);
  });

  it('isn’t needed in an image without it once the shop is filled', async () => {
    const cms = await startImage();
    expect(await cms.stop()).toBe(0);
    expect(await count('items')).toBe(23);
  });

  it('brings back what is missing when it is asked to, and changes nothing else', async () => {
    expect(await seed()).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^demonstration shop: added 1 items and 0 posts in /),
    });
    expect((await item('harbor-serving-bowl')).price).toBe(81.25);
    expect(await counts()).toEqual(WHOLE);
  });

  it('mixes no other shop into it', async () => {
    expect(await seedAs('studio')).toMatchObject({
      code: 1,
      error: expect.stringMatching(/^This database has another demonstration shop. Start with an empty one: /),
    });
    expect(await counts()).toEqual(WHOLE);
  });

  it('makes a large shop of exactly the requested size', async () => {
    expect((await seed('--items', '60', '--posts', '40')).out).toMatch(/items: added 36 in .*\nposts: added 16 in /s);
    expect((await seed('--items', '75', '--posts', '40')).out).toMatch(/items: added 15 in .*\nposts: nothing to add/s);
    expect([await count('items'), await count('posts')]).toEqual([75, 40]);
    expect(await count(`posts WHERE content_html = '' OR opening = '' OR jsonb_array_length(headings) = 0`)).toBe(0);
    const { data } = await shop.visitor().get<MarketplaceTerm[]>(apiPaths.marketplace.categories);
    const counted = data.reduce((sum, { _count }) => sum + _count.marketplaceItems, 0);
    expect(counted).toBe((await list('')).pagination.total);
  });
});
