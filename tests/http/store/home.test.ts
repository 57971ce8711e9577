import {
  adminPaths,
  apiPaths,
  type Collection,
  DEFAULT_HOME,
  DEFAULT_SECTIONS,
  type HomePage,
  type HomeSection,
  type HomeSettings,
} from '@stoa/contract';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { uploaded } from '../../support/media/uploads';
import type { Client } from '../../support/shop/client';
import { openConsole } from '../../support/shop/console';
import { sendRaw } from '../../support/shop/raw-request';
import { openShop, type Shop } from '../../support/shop/shop';

const PATH = adminPaths.home;

let shop: Shop;
let admin: Client;
beforeAll(async () => {
  shop = await openShop();
  admin = await shop.admin();
});
afterAll(() => shop?.close());

const read = async () => (await admin.get<HomeSettings>(PATH)).data;
const shown = async () => (await shop.visitor().get<HomePage>(apiPaths.home)).data;
const page = async () => (await sendRaw(shop.url, 'GET', '/')).text;
const withChanged = (changes: Partial<Record<HomeSection['kind'], object>>) =>
  DEFAULT_SECTIONS.map((section) => ({ ...section, ...changes[section.kind] }));

it('a new shop has the specified sections; the others wait for something to show', async () => {
  expect(await read()).toEqual({ sections: DEFAULT_SECTIONS, updatedAt: expect.any(String) });
  expect(await shown()).toEqual(DEFAULT_HOME);
});

it('sections are shown in their order, with their texts and the sizes of their images', async () => {
  const { url } = await uploaded(admin);
  const sections = withChanged({
    hero: { title: 'Bowls for every day', linkLabel: 'See them', linkUrl: '/marketplace' },
    categories: { tiles: [{ label: 'Clay', url: '/marketplace?category=clay', imageUrl: url }] },
    story: { title: 'How we began', text: 'With **one** kiln.<script>alert(1)</script>' },
    featured: { shown: false },
  }).toReversed();
  expect((await admin.patch<HomeSettings>(PATH, { sections })).data.sections).toEqual(sections);
  const home = await shown();
  expect(home.sections.map(({ kind }) => kind)).toEqual(['latest', 'story', 'categories', 'hero']);
  expect(home.sections[1]).toMatchObject({ html: '<p>With <strong>one</strong> kiln.</p>\n' });
  expect(home.sections[2]?.tiles[0]?.libraryImage).toMatchObject({ width: expect.any(Number) });
  const text = await page();
  const places = ['Latest Articles', 'How we began', 'Shop by category', 'Bowls for every day'].map((words) =>
    text.indexOf(`>${words}<`),
  );
  expect(places).toEqual([...places].sort((one, other) => one - other));
  expect(places[0]).toBeGreaterThan(0);
  expect(text).not.toContain('Featured Services');
  const used = (await admin.get(adminPaths.media)).data.items[0];
  expect((await admin.delete(adminPaths.mediaFile(used.id))).text).toContain('Home page');
});

it('a collection shows its first items, while visitors can see any', async () => {
  const { id: categoryId } = await createCategory(admin, 'bowls');
  const made: number[] = [];
  for (const title of ['Bowl one', 'Bowl two', 'Bowl three'])
    made.push((await createItem(admin, categoryId, { title, slug: title.toLowerCase().replace(' ', '-') })).id);
  const gifts = { title: 'Gifts', slug: 'gifts', items: made.toReversed() };
  const { id } = (await admin.post<Collection>(apiPaths.collections, gifts)).data;
  const sections = withChanged({ collection: { collectionId: id, count: 2, text: 'To give' } });
  expect((await admin.patch<HomeSettings>(PATH, { sections })).data.sections).toEqual(sections);
  const row = async () => (await shown()).sections.find(({ kind }) => kind === 'collection');
  expect(await row()).toMatchObject({ text: 'To give', collection: { slug: 'gifts', title: 'Gifts' } });
  expect((await row())?.collection?.items.map(({ title }) => title)).toEqual(['Bowl three', 'Bowl two']);
  expect(await page()).toMatch(/<h2[^>]*>Gifts<\/h2>.*href="\/collections\/gifts".*>Bowl three<.*>Bowl two</s);
  await admin.patch(apiPaths.collection(id), { published: false });
  expect(await row()).toBeUndefined();
  await admin.patch(apiPaths.collection(id), { published: true });
  await admin.delete(apiPaths.collection(id));
  expect(await row()).toBeUndefined();
});

it('a preview shows unsaved changes', async () => {
  const before = await read();
  const { status, data } = await admin.post<HomePage>(adminPaths.homePreview, {
    sections: withChanged({ story: { text: '*Soon*' } }),
  });
  expect(status).toBe(200);
  expect(data.sections.find(({ kind }) => kind === 'story')?.html).toBe('<p><em>Soon</em></p>\n');
  expect(await read()).toEqual(before);
});

it.each([
  [DEFAULT_SECTIONS.slice(1), 'Sections must list each section once'],
  [[...DEFAULT_SECTIONS.slice(1), DEFAULT_SECTIONS[1]], 'Sections must list each section once'],
  [withChanged({ hero: { linkUrl: 'javascript:alert(1)' } }), 'Link must be a valid URL'],
  [withChanged({ categories: { tiles: [{ label: '', url: '/' }] } }), 'Label is required'],
  [withChanged({ collection: { count: 13 } }), 'How many must be a whole number from 1 to 12'],
  ['hero', 'Sections must be a list'],
])('refuses %j with a sentence, by the API as by the console', async (sections, message) => {
  const refused = await admin.patch(PATH, { sections });
  expect([refused.status, refused.error.message]).toEqual([400, message]);
  const { status, text } = await (await openConsole(shop)).saveSingle('api::store.home', { sections });
  expect([status, text]).toEqual([400, expect.stringContaining(message)]);
});

it('refuses the second of two forms opened at the same time', async () => {
  const { updatedAt } = await read();
  const save = (title: string) => admin.patch(PATH, { sections: withChanged({ hero: { title } }), updatedAt });
  const answers = await Promise.all([save('One'), save('Other')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
