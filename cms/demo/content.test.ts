import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  blogCategoryInput,
  check,
  createItemInput,
  createPostInput,
  fittingValues,
  forgotPasswordInput,
  ITEM_STATUSES,
  marketplaceCategoryInput,
  menusInput,
  POST_STATUSES,
  type Property,
  PUBLIC_PAGE_SIZE,
  settingsInput,
  tagInput,
} from '@stoa/contract';
import { readContent } from './content';
import { imagesOf } from './images';
import { offerOf } from './offer';
import { propertiesOf } from './properties';

const folder = path.join(__dirname, 'content');
const content = readContent(folder);
const { collections, items, posts, pages, itemCategories, itemTags, postCategories, postTags, authors, customers } =
  content;

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
const people = [...authors, ...customers];
const firstDay = new Date('2026-12-02');
const sentences = (text: string) => text.match(/[.!?](\s|$)/g)?.length ?? 0;
const words = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

describe('the demonstration content', () => {
  it('has the size that was promised', () => {
    const counts = [items, itemCategories, itemTags, posts, postCategories, postTags, authors, pages].map(
      (list) => list.length,
    );
    expect(counts).toEqual([24, 6, 12, 24, 5, 10, 3, 5]);
  });

  it.each([
    ['items', items],
    ['item categories', itemCategories],
    ['item tags', itemTags],
    ['posts', posts],
    ['post categories', postCategories],
    ['post tags', postTags],
  ])('uses no slug twice among the %s', (_, list) => {
    expect(new Set(slugs(list)).size).toBe(list.length);
  });

  it('uses no image file, person or alternative text twice', () => {
    const images = [...items, ...posts];
    expect(new Set(slugs(images)).size).toBe(images.length);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    expect(new Set(images.map(({ alt }) => alt)).size).toBe(images.length);
  });

  it('writes every email address in the form in which people sign in', () => {
    for (const { email } of people) expect(forgotPasswordInput.cast({ email })).toEqual({ email });
  });

  it('refers only to what exists, and leaves no category or tag unused', () => {
    const used = (list: readonly { category: string; tags: readonly string[] }[]) => ({
      categories: [...new Set(list.map(({ category }) => category))].sort(),
      tags: [...new Set(list.flatMap(({ tags }) => tags))].sort(),
    });
    expect(slugs(items)).toEqual(expect.arrayContaining(collections.flatMap(({ items: picked = [] }) => picked)));
    expect(used(items)).toEqual({ categories: slugs(itemCategories).sort(), tags: slugs(itemTags).sort() });
    expect(used(posts)).toEqual({ categories: slugs(postCategories).sort(), tags: slugs(postTags).sort() });
    expect(new Set(posts.map(({ author }) => author))).toEqual(new Set(authors.map(({ key }) => key)));
  });

  it('has things to choose, and workshops with dates to come', () => {
    const offered = (item: (typeof items)[number]) => offerOf(item, firstDay, () => null);
    expect(items.filter(({ options }) => options)).toHaveLength(6);
    expect(items.some(({ options }) => options?.length === 2)).toBe(true);
    expect(items.some((item) => offered(item).options?.some(({ values }) => values.every(({ color }) => color)))).toBe(
      true,
    );
    const [weekend] = items.filter(({ slug }) => slug === 'wheel-throwing-weekend').map(offered);
    expect(weekend?.variants?.map(({ values, stock }) => [...values, stock])).toEqual([
      ['Sat, Dec 19', 0],
      ['Sat, Jan 9', 3],
      ['Sat, Feb 6', 8],
    ]);
  });

  it('shows eight items from several sides, and opens with a page of things that can be bought', () => {
    expect(items.filter(({ gallery = [] }) => gallery.length > 0)).toHaveLength(8);
    const shown = items.filter(({ unpublished }) => !unpublished).sort((one, other) => one.daysAgo - other.daysAgo);
    for (const { slug, status } of shown.slice(0, PUBLIC_PAGE_SIZE))
      expect({ slug, status }).toEqual({ slug, status: 'AVAILABLE' });
  });

  it('shows every state', () => {
    expect(new Set(items.map(({ status }) => status))).toEqual(new Set(ITEM_STATUSES));
    expect(new Set(posts.map(({ status }) => status))).toEqual(new Set(POST_STATUSES));
    expect(items.filter(({ discountPrice }) => discountPrice).length).toBeGreaterThanOrEqual(4);
    expect(items.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(3);
    expect(items.some(({ priceKind }) => priceKind === 'FROM')).toBe(true);
    expect(items.some(({ unitPrice }) => unitPrice)).toBe(true);
    expect(posts.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(2);
    expect(items.some(({ unpublished }) => unpublished)).toBe(true);
  });
});

describe.each(items.map((item) => [item.slug, item] as const))('the item %s', (_, item) => {
  it('passes the rules of the contract', () => {
    const { category: __, tags: ___, gallery = [], dates: ____, ...rest } = item;
    const offer = offerOf(item, firstDay, (place) => (gallery[place - 2] ? `/${place}.webp` : 'missing'));
    const fields = { ...rest, ...offer, gallery: gallery.map((alt, place) => ({ url: `/${place}.webp`, alt })) };
    const input = { ...fields, categoryId: 1, imageUrl: '/uploads/image.webp' };
    expect(check(createItemInput, input)).toHaveProperty('value');
    expect(item.alt).toBeTruthy();
  });

  it('is described in full', () => {
    expect(sentences(item.description)).toBeGreaterThanOrEqual(2);
    expect(sentences(item.description)).toBeLessThanOrEqual(4);
    expect(item.features.length).toBeGreaterThanOrEqual(3);
    expect(item.features.length).toBeLessThanOrEqual(6);
  });

  it('costs less with its discount, and is in stock only if it can be bought', () => {
    expect(item.discountPrice ?? 0).toBeLessThan(item.price);
    const { variants = [] } = offerOf(item, firstDay, () => null);
    const stocks = variants.length > 0 ? variants.map(({ stock }) => stock) : [item.stock];
    expect(stocks.some((stock) => stock === null || Number(stock) > 0)).toBe(item.status === 'AVAILABLE');
  });
});

describe.each(posts.map((post) => [post.slug, post] as const))('the post %s', (_, post) => {
  it('passes the rules of the contract', () => {
    const { category: __, tags: ___, author: ____, ...fields } = post;
    expect(check(createPostInput, { ...fields, categoryId: 1, featuredImage: '/uploads/x.webp' })).toHaveProperty(
      'value',
    );
  });

  it('is an article of 400 to 900 words with headings below the title', () => {
    expect(words(post.content)).toBeGreaterThanOrEqual(400);
    expect(words(post.content)).toBeLessThanOrEqual(900);
    expect(post.content.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
    expect(post.content).not.toMatch(/^# /m);
  });

  it('was seen only if it was ever public, and has a number for its age', () => {
    expect(post.viewCount > 0).toBe(post.status !== 'DRAFT');
    expect(post.daysAgo).toBeGreaterThan(0);
  });
});

it.each(items)('$slug has values that fit its category', ({ category, properties: given }) => {
  const { properties = [] } = itemCategories.find(({ slug }) => slug === category) ?? {};
  expect(Object.keys(given)).not.toHaveLength(0);
  const defined = propertiesOf(properties).map((property) => ({ ...property, id: 1 }) as Property);
  expect(fittingValues(defined, given)).toEqual({ values: given, errors: [] });
});

it('passes the rules of the contract with all of its categories and tags', () => {
  for (const term of itemCategories) expect(check(marketplaceCategoryInput, term)).toHaveProperty('value');
  for (const term of postCategories) expect(check(blogCategoryInput, term)).toHaveProperty('value');
  for (const term of [...itemTags, ...postTags]) expect(check(tagInput, term)).toHaveProperty('value');
});

it('passes the rules of the contract with the links of the shop', () => {
  expect(check(settingsInput, { socialLinks: content.socialLinks })).toHaveProperty('value');
  expect(check(menusInput, { footer: content.footer })).toHaveProperty('value');
});

describe('the images', () => {
  const drawings = readdirSync(path.join(folder, 'images'));

  it('are one drawing each, and no drawing is left over', () => {
    expect(
      imagesOf(content)
        .map(({ drawing }) => drawing)
        .sort(),
    ).toEqual(drawings.sort());
  });

  it.each(drawings)('%s has no words and no broken numbers, and defines all that it uses', (file) => {
    const drawing = readFileSync(path.join(folder, 'images', file), 'utf8');
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|<text|href/);
    const defined = [...drawing.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    const used = [...drawing.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(defined).toEqual(expect.arrayContaining(used));
    expect(new Set(defined).size).toBe(defined.length);
  });
});
