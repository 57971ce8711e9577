import { once } from 'node:events';
import { cp, mkdtemp, symlink } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { apiPaths, type ItemDetail, type ItemList, type MarketplaceTerm } from '@stoa/contract';
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
