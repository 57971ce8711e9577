import { adminPaths, apiPaths, type Item, type Post, type TrashList } from '@stoa/contract';
import { confirm, preview } from '../../support/import-export/import-export';
import { createItem, type Marketplace, openMarketplace } from '../../support/marketplace/marketplace';
import { createBlogCategory, createPost } from '../../support/records/blog';
import { sendRaw } from '../../support/shop/raw-request';

const { marketplace, blog } = apiPaths;

let shop: Marketplace['shop'];
let admin: Marketplace['admin'];
let category: number;
beforeAll(async () => {
  ({ shop, admin, category } = await openMarketplace());
});
afterAll(() => shop?.close());

const item = (slug: string) => createItem(admin, category, { slug, title: `The first ${slug}` });
const rename = (id: number, slug: string) => admin.patch<Item>(marketplace.item(id), { slug });
const found = async (slug: string) => (await shop.visitor().get<Item>(marketplace.item(slug))).data?.id;
const page = async (address: string) => {
  const { status, headers } = await sendRaw(shop.url, 'GET', address);
  return [status, headers.location];
};

it('an item is found under each slug it had, and its page leads to the one it has', async () => {
  const { id } = await item('first');
  for (const slug of ['second', 'third', 'second', 'fourth']) await rename(id, slug);
  for (const slug of ['first', 'second', 'third', 'fourth']) expect([slug, await found(slug)]).toEqual([slug, id]);
  expect(await page('/marketplace/first?from=mail')).toEqual([301, '/marketplace/fourth?from=mail']);
  expect(await page(`/marketplace/${id}`)).toEqual([301, '/marketplace/fourth']);
  expect(await page('/marketplace/fourth')).toEqual([200, undefined]);
});

it('a slug leads to the item that has it now, or else to the last that had it', async () => {
  const one = await item('wanted');
  await rename(one.id, 'given-up');
  const other = await item('wanted');
  expect(await found('wanted')).toBe(other.id);
  await rename(other.id, 'moved-on');
  expect(await found('wanted')).toBe(other.id);
});

it('an unpublished item gives nothing away under its former slug', async () => {
  const { id } = await item('secret-before');
  await admin.patch(marketplace.item(id), { slug: 'secret-now', published: false });
  expect(await found('secret-before')).toBeUndefined();
  expect(await page('/marketplace/secret-before')).toEqual([404, undefined]);
});

it('slugs swapped by an import stay with their new items, and no temporary one remains', async () => {
  const [one, other] = [await item('exchanged-1'), await item('exchanged-2')];
  await confirm(admin, await preview(admin, 'items', `id,slug\n${one.id},exchanged-2\n${other.id},exchanged-3`));
  expect([await found('exchanged-1'), await found('exchanged-2'), await found('exchanged-3')]).toEqual([
    one.id,
    one.id,
    other.id,
  ]);
  const rows = await shop.database.query("SELECT slug FROM items_former_slugs WHERE slug LIKE '~%'");
  expect(rows).toEqual([]);
});

it('an item back from the trash is found under its former slug again', async () => {
  const { id } = await item('thrown-before');
  await rename(id, 'thrown-away');
  await admin.delete(marketplace.item(id));
  expect(await found('thrown-before')).toBeUndefined();
  const entry = (await admin.get<TrashList>(adminPaths.trash)).data.items.find(({ title }) => title.includes('thrown'));
  await admin.post(adminPaths.restore(entry?.id ?? 0), {});
  expect(await found('thrown-before')).toBe(id);
});

it('a post leads from its former slug and its number to its page', async () => {
  const { id } = await createPost(admin, (await createBlogCategory(admin, 'wood')).id, {
    slug: 'before',
    status: 'PUBLISHED',
  });
  await admin.patch<Post>(blog.post(id), { slug: 'after' });
  expect(await page('/blog/before')).toEqual([301, '/blog/after']);
  expect(await page(`/blog/${id}`)).toEqual([301, '/blog/after']);
});

it('a list leads to the address that the shop writes', async () => {
  expect(await page('/marketplace?search=&order=desc&tag=oak')).toEqual([302, '/marketplace?tag=oak']);
  expect(await page('/marketplace?page=900')).toEqual([302, '/marketplace']);
});
