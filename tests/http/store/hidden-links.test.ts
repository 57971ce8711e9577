import {
  adminPaths,
  apiPaths,
  type Collection,
  type HomePage,
  type MenuLink,
  newSection,
  type Store,
} from '@stoa/contract';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { createBlogCategory, createPost } from '../../support/records/blog';
import { type Client, created } from '../../support/shop/client';
import { openShop, type Shop } from '../../support/shop/shop';

const { marketplace, blog } = apiPaths;

let shop: Shop;
let admin: Client;
let item: number;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
  const { id } = await createCategory(admin, 'bowls');
  item = (await createItem(admin, id, { slug: 'oak-bowl' })).id;
});
afterAll(() => shop?.close());

const store = async () => (await shop.visitor().get<Store>(apiPaths.store)).data;
const home = async () => (await shop.visitor().get<HomePage>(apiPaths.home)).data.sections;
const page = async () => (await shop.visitor().get('/contact')).text;
const link = (url: string): MenuLink => ({ label: `To ${url}`, url });
const publish = (published: boolean) => admin.patch(marketplace.item(item), { published });

const restore = async () => {
  const { items } = (await admin.get(adminPaths.trash)).data;
  await admin.post(adminPaths.restore(items[0].id));
};

const kinds: [string, () => Promise<{ url: string; hide: () => Promise<unknown>; show: () => Promise<unknown> }>][] = [
  [
    'item that isn’t published',
    async () => ({ url: '/marketplace/oak-bowl?from=menu', hide: () => publish(false), show: () => publish(true) }),
  ],
  [
    'collection that isn’t published',
    async () => {
      const { id } = await created(admin.post<Collection>(apiPaths.collections, { title: 'Gifts', slug: 'gifts' }));
      const change = (published: boolean) => admin.patch(apiPaths.collection(id), { published });
      return { url: '/collections/gifts', hide: () => change(false), show: () => change(true) };
    },
  ],
  [
    'post that is a draft',
    async () => {
      const { id: categoryId } = await createBlogCategory(admin, 'wood');
      const { id } = await createPost(admin, categoryId, { slug: 'ash', status: 'PUBLISHED' });
      const change = (status: string) => admin.patch(blog.post(id), { status });
      return { url: '/blog/ash', hide: () => change('DRAFT'), show: () => change('PUBLISHED') };
    },
  ],
  [
    'category that is gone',
    async () => {
      const { id } = await createCategory(admin, 'spoons');
      return {
        url: '/categories/spoons',
        hide: () => admin.delete(marketplace.category(id)),
        show: restore,
      };
    },
  ],
  [
    'category of posts that is gone',
    async () => {
      const { id } = await createBlogCategory(admin, 'events');
      return { url: '/blog?category=events', hide: () => admin.delete(blog.category(id)), show: restore };
    },
  ],
];

it.each(kinds)('no menu links to a %s, until visitors can see it', async (_kind, make) => {
  const { url, hide, show } = await make();
  await admin.patch(adminPaths.menus, { footer: [link('/contact'), link(url)] });
  expect((await store()).menus.footer).toEqual([link('/contact'), link(url)]);
  expect(await page()).toContain(`>To ${url}<`);
  await hide();
  expect((await store()).menus.footer).toEqual([link('/contact')]);
  expect(await page()).not.toContain(`>To ${url}<`);
  await show();
  expect(await page()).toContain(`>To ${url}<`);
});

it('nor to one whose address was copied from the browser', async () => {
  const footer = [link('/contact'), { label: 'Copied', url: `${shop.url}/marketplace/oak-bowl` }];
  await admin.patch(adminPaths.menus, { footer });
  expect((await store()).menus.footer).toEqual(footer);
  await publish(false);
  expect((await store()).menus.footer).toEqual(footer.slice(0, 1));
  await publish(true);
  expect((await store()).menus.footer).toEqual(footer);
});

it('nor does the announcement, which stays', async () => {
  await admin.patch(adminPaths.settings, { announcementText: 'New bowl', announcementUrl: '/marketplace/oak-bowl' });
  expect((await store()).announcement).toMatchObject({ text: 'New bowl', url: '/marketplace/oak-bowl' });
  await publish(false);
  expect((await store()).announcement).toMatchObject({ text: 'New bowl', url: null });
  expect(await page()).toContain('>New bowl</p>');
  await publish(true);
  expect((await store()).announcement?.url).toBe('/marketplace/oak-bowl');
});

it('nor do buttons and tiles of the home page, and a section without tiles is left out', async () => {
  const button = { text: 'Of oak.', linkLabel: 'See it', linkUrl: '/marketplace/oak-bowl' };
  const tile = (url: string) => ({ ...link(url), imageUrl: null });
  const oak = tile('/marketplace/oak-bowl');
  const sections = [
    { ...newSection('hero'), ...button },
    { ...newSection('text'), ...button },
    { ...newSection('categories'), tiles: [oak, tile('/contact')] },
    { ...newSection('categories'), tiles: [oak] },
  ];
  await admin.patch(adminPaths.home, { sections });
  expect((await home()).map(({ linkUrl, tiles }) => linkUrl ?? tiles.length)).toEqual([
    button.linkUrl,
    button.linkUrl,
    2,
    1,
  ]);
  await publish(false);
  const left = await home();
  expect(left.map(({ kind, linkUrl, linkLabel }) => [kind, linkUrl, linkLabel])).toEqual([
    ['hero', null, null],
    ['text', null, null],
    ['categories', null, null],
  ]);
  expect(left[2]?.tiles).toMatchObject([link('/contact')]);
  expect((await admin.post<HomePage>(adminPaths.homePreview, { sections })).data.sections).toEqual(left);
  await publish(true);
  expect(await home()).toHaveLength(4);
});

it('links that lead elsewhere, or to lists, stay', async () => {
  const footer = ['https://elsewhere.example', '/blog', '/marketplace?sortBy=price', '/marketplace/', '/account'].map(
    link,
  );
  await admin.patch(adminPaths.menus, { footer });
  expect((await store()).menus.footer).toEqual(footer);
});
