import {
  adminPaths,
  apiPaths,
  type Collection,
  DEFAULT_HOME,
  DEFAULT_SECTIONS,
  type FullItem,
  type HomePage,
  type HomeSection,
  type HomeSettings,
  newSection,
} from '@stoa/contract';
import { createCategory, createItem } from '../../support/marketplace/marketplace';
import { uploaded } from '../../support/media/uploads';
import { type Client, created } from '../../support/shop/client';
import { openConsole } from '../../support/shop/console';
import { sendRaw } from '../../support/shop/raw-request';
import { openShop, type Shop } from '../../support/shop/shop';

const PATH = adminPaths.home;
const NEWS = { name: 'News', slug: 'news' };

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
const section = (kind: HomeSection['kind'], changes: object = {}) => ({ ...newSection(kind), ...changes });

it('a new shop has the specified sections', async () => {
  expect(await read()).toEqual({ sections: DEFAULT_SECTIONS, updatedAt: expect.any(String) });
  expect(await shown()).toEqual(DEFAULT_HOME);
});

it('while nothing is featured, the newest items stand in for it', async () => {
  const { id: categoryId } = await createCategory(admin, 'jugs');
  const titles = ['Jug one', 'Jug two', 'Jug three', 'Jug four'];
  const made = [];
  for (const title of titles)
    made.push(await createItem(admin, categoryId, { title, slug: title.toLowerCase().replace(' ', '-') }));
  const newest = async () => (await shown()).sections[1]?.newest?.map(({ title }) => title);
  expect(await newest()).toEqual(['Jug four', 'Jug three', 'Jug two']);
  expect(await page()).toContain('>Jug three<');
  const [{ id }] = made as [FullItem];
  await admin.patch(apiPaths.marketplace.item(id), { featured: true });
  expect(await newest()).toBeUndefined();
  for (const item of made) await admin.delete(apiPaths.marketplace.item(item.id));
});

it('sections are shown in their order, with their texts and the sizes of their images', async () => {
  const { url } = await uploaded(admin);
  await createCategory(admin, 'clay');
  const sections = [
    section('latest'),
    section('story', { title: 'How we began', text: 'With **one** kiln.<script>alert(1)</script>' }),
    section('featured', { shown: false }),
    section('categories', { tiles: [{ label: 'Clay', url: '/categories/clay', imageUrl: url }] }),
    section('hero', { title: 'Bowls for every day', linkLabel: 'See them', linkUrl: '/marketplace' }),
  ];
  expect((await admin.patch<HomeSettings>(PATH, { sections })).data.sections).toEqual(sections);
  const home = await shown();
  expect(home.sections.map(({ kind, place }) => [kind, place])).toEqual([
    ['latest', 0],
    ['story', 1],
    ['categories', 3],
    ['hero', 4],
  ]);
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
  const sections = [section('hero'), section('collection', { collectionId: id, count: 2, text: 'To give' })];
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

it('sections of one kind may be there several times, with texts, quotes, and questions', async () => {
  const sections = [
    section('text', { title: 'One' }),
    section('text', { text: '*Two*' }),
    section('text'),
    section('quote', { text: 'The best bowl.', title: 'Ann' }),
    section('questions', { questions: [{ question: 'Safe?', answer: '**Yes**' }] }),
  ];
  expect((await admin.patch<HomeSettings>(PATH, { sections })).data.sections).toEqual(sections);
  expect((await shown()).sections).toMatchObject([
    { place: 0, title: 'One', html: null },
    { place: 1, html: '<p><em>Two</em></p>\n', text: null },
    { place: 3, text: 'The best bowl.' },
    { place: 4, questions: [{ question: 'Safe?', html: '<p><strong>Yes</strong></p>\n' }] },
  ]);
  expect(await page()).toMatch(/<blockquote[^>]*>The best bowl\.<.*<summary[^>]*>Safe\?<.*<strong>Yes</s);
});

it('posts of a category are shown while visitors can see any', async () => {
  const { id: categoryId } = await created(admin.post<{ id: number }>(apiPaths.blog.categories, NEWS));
  const post = { title: 'A year of bowls', slug: 'year', content: 'It was long.', categoryId, status: 'PUBLISHED' };
  const { id } = await created(admin.post<{ id: number }>(apiPaths.blog.posts, post));
  await admin.patch(PATH, { sections: [section('latest', { categoryId })] });
  const [first] = (await shown()).sections;
  expect(first?.posts).toMatchObject({ slug: 'news', name: 'News', posts: [{ title: 'A year of bowls' }] });
  expect(await page()).toMatch(/<h2[^>]*>News<\/h2>.*href="\/blog\?category=news".*A year of bowls/s);
  await admin.patch(apiPaths.blog.post(id), { status: 'DRAFT' });
  expect((await shown()).sections).toEqual([]);
});

it('a preview shows unsaved changes', async () => {
  const before = await read();
  const { status, data } = await admin.post<HomePage>(adminPaths.homePreview, {
    sections: [section('story', { text: '*Soon*' })],
  });
  expect(status).toBe(200);
  expect(data.sections.map(({ html }) => html)).toEqual(['<p><em>Soon</em></p>\n']);
  expect(await read()).toEqual(before);
});

it.each([
  [[section('hero'), section('hero')], 'There can be one hero, and one section of featured items'],
  [Array(31).fill(section('text')), 'There can be at most 30 sections'],
  [[section('hero', { linkUrl: 'javascript:alert(1)' })], 'Link must be a valid URL'],
  [[section('categories', { tiles: [{ label: '', url: '/' }] })], 'Label is required'],
  [[section('questions', { questions: [{ question: 'Why?', answer: '' }] })], 'Answer is required'],
  [[section('collection', { count: 13 })], 'How many must be a whole number from 1 to 12'],
  ['hero', 'Sections must be a list'],
])('refuses %j with a sentence, by the API as by the console', async (sections, message) => {
  const refused = await admin.patch(PATH, { sections });
  expect([refused.status, refused.error.message]).toEqual([400, message]);
  const { status, text } = await (await openConsole(shop)).saveSingle('api::store.home', { sections });
  expect([status, text]).toEqual([400, expect.stringContaining(message)]);
});

it('refuses the second of two forms opened at the same time', async () => {
  const { updatedAt } = await read();
  const save = (title: string) => admin.patch(PATH, { sections: [section('hero', { title })], updatedAt });
  const answers = await Promise.all([save('One'), save('Other')]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
