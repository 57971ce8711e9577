import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  blogCategoryInput,
  brandInput,
  check,
  createCollectionInput,
  createItemInput,
  createPostInput,
  fittingValues,
  forgotPasswordInput,
  ITEM_STATUSES,
  marketplaceCategoryInput,
  menusInput,
  type Property,
  salesSettingsInput,
  settingsInput,
  tagInput,
} from '@stoa/contract';
import { DEMO_SHOPS } from '../src/demo-shops';
import { imagesOf } from './images';
import { offerOf } from './offer';
import { propertiesOf } from './properties';
import { readContent } from './read-content';

const firstDay = new Date('2026-12-02');
const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
const sentences = (text: string) => text.match(/[.!?](\s|$)/g)?.length ?? 0;
const words = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

describe.each(Object.values(DEMO_SHOPS))('the content of the shop %s', (shop) => {
  const folder = path.join(__dirname, 'content', shop);
  const content = readContent(folder);
  const { collections, items, posts, pages, itemCategories, itemTags, postCategories, postTags, authors, customers } =
    content;
  const { pictures = [] } = content;
  const people = [...authors, ...customers];

  it.each([
    ['items', items],
    ['item categories', itemCategories],
    ['item tags', itemTags],
    ['posts', posts],
    ['post categories', postCategories],
    ['post tags', postTags],
    ['collections', collections],
  ])('uses no slug twice among the %s', (_, list) => {
    expect(list.length).toBeGreaterThan(1);
    expect(new Set(slugs(list)).size).toBe(list.length);
  });

  it('uses no image file, person or alternative text twice', () => {
    const images = [...items, ...posts, ...pictures];
    expect(new Set(slugs(images)).size).toBe(images.length);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    expect(new Set(images.map(({ alt }) => alt)).size).toBe(images.length);
  });

  it('writes paragraphs on one line, because the editor shows the breaks of lines', () => {
    const broken = [...posts, ...pages].filter(({ content: text }) =>
      /[^\s\\]\n\p{L}/u.test(text.replaceAll(/^(```|~~~).*?^\1/gms, '')),
    );
    expect(slugs(broken)).toEqual([]);
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

  it('links only to what exists', () => {
    const texts = JSON.stringify([content.header, content.footer, content.home, pages, posts]);
    const links = [...texts.matchAll(/(?<=[("])\/(categories|collections|pages|blog|marketplace)\/([\w-]+)/g)];
    const targets = {
      categories: itemCategories,
      collections,
      pages: pages.map(({ slug }) => ({ slug: slug ?? '' })),
      blog: posts,
      marketplace: items,
    };
    for (const [address, kind, slug] of links)
      expect([address, slugs(targets[kind as keyof typeof targets]).includes(slug ?? '')]).toEqual([address, true]);
  });

  it('has things to choose, in colors, too, and dates to come', () => {
    const offers = items.map((item) => offerOf(item, firstDay, () => null));
    expect(items.filter(({ options }) => options).length).toBeGreaterThanOrEqual(5);
    expect(items.some(({ options }) => options?.length === 2)).toBe(true);
    expect(offers.some(({ options }) => options?.some(({ values }) => values.every(({ color }) => color)))).toBe(true);
    expect(items.filter(({ dates }) => dates).length).toBeGreaterThanOrEqual(2);
    expect(items.filter(({ gallery = [] }) => gallery.length > 0).length).toBeGreaterThanOrEqual(3);
    expect(items.some(({ discountPrice }) => discountPrice)).toBe(true);
    expect(items.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(3);
    expect(new Set(items.map(({ status }) => status)).size).toBeGreaterThanOrEqual(ITEM_STATUSES.length - 1);
  });

  it('passes the rules of the contract with all of its settings, links, categories, and tags', () => {
    for (const term of itemCategories) expect(check(marketplaceCategoryInput, term)).toHaveProperty('value');
    for (const term of postCategories) expect(check(blogCategoryInput, term)).toHaveProperty('value');
    for (const term of [...itemTags, ...postTags]) expect(check(tagInput, term)).toHaveProperty('value');
    for (const { imageUrl: _, items: __, ...collection } of collections)
      expect(check(createCollectionInput, collection)).toHaveProperty('value');
    const { settings, socialLinks, footer, header, sales = {}, brand } = content;
    const { logoLight: _, logoDark: __, icon: ___, ...look } = brand ?? {};
    expect(check(settingsInput, { ...settings, socialLinks })).toHaveProperty('value');
    expect(check(menusInput, { header, footer })).toHaveProperty('value');
    expect(check(salesSettingsInput, sales)).toHaveProperty('value');
    expect(check(brandInput, look)).toHaveProperty('value');
  });

  it.each(items)('describes the item $slug in full, by the rules of the contract', (item) => {
    const { category: __, tags: ___, gallery = [], dates: ____, ...rest } = item;
    const offer = offerOf(item, firstDay, (place) => (gallery[place - 2] ? `/${place}.webp` : 'missing'));
    const fields = { ...rest, ...offer, gallery: gallery.map((alt, place) => ({ url: `/${place}.webp`, alt })) };
    const input = { ...fields, categoryId: 1, imageUrl: '/uploads/image.webp' };
    expect(check(createItemInput, input)).toHaveProperty('value');
    expect(item.alt).toBeTruthy();
    expect(sentences(item.description)).toBeGreaterThanOrEqual(2);
    expect(sentences(item.description)).toBeLessThanOrEqual(4);
    expect(item.features.length).toBeGreaterThanOrEqual(3);
    expect(item.features.length).toBeLessThanOrEqual(6);
  });

  it.each(items)('sells the item $slug for less with its discount, and has it in stock if it can be bought', (item) => {
    expect(item.discountPrice ?? 0).toBeLessThan(item.price);
    const { variants = [] } = offerOf(item, firstDay, () => null);
    const stocks = variants.length > 0 ? variants.map(({ stock }) => stock) : [item.stock];
    expect(stocks.some((stock) => stock === null || Number(stock) > 0)).toBe(item.status === 'AVAILABLE');
  });

  it.each(items)('gives $slug values that fit its category', ({ category, properties: given }) => {
    const { properties = [] } = itemCategories.find(({ slug }) => slug === category) ?? {};
    expect(Object.keys(given)).not.toHaveLength(0);
    const defined = propertiesOf(properties).map((property) => ({ ...property, id: 1 }) as Property);
    expect(fittingValues(defined, given)).toEqual({ values: given, errors: [] });
  });

  it.each(posts)('has a post $slug of 250 to 900 words with headings, by the rules of the contract', (post) => {
    const { category: __, tags: ___, author: ____, ...fields } = post;
    const input = { ...fields, categoryId: 1, featuredImage: '/uploads/x.webp' };
    expect(check(createPostInput, input)).toHaveProperty('value');
    expect(words(post.content)).toBeGreaterThanOrEqual(250);
    expect(words(post.content)).toBeLessThanOrEqual(900);
    expect(post.content.match(/^## /gm)?.length).toBeGreaterThanOrEqual(3);
    expect(post.content).not.toMatch(/^# /m);
    expect(post.viewCount > 0).toBe(post.status !== 'DRAFT');
    expect(post.daysAgo).toBeGreaterThan(0);
  });

  const drawings = readdirSync(path.join(folder, 'images'));

  it('has one drawing for each image, and no drawing is left over', () => {
    expect(
      imagesOf(content)
        .map(({ drawing }) => drawing)
        .sort(),
    ).toEqual(drawings.sort());
  });

  it.each(drawings)('has no words and no broken numbers in %s, and all that it uses', (file) => {
    const drawing = readFileSync(path.join(folder, 'images', file), 'utf8');
    expect(drawing).not.toMatch(/NaN|undefined|Infinity|<text|href/);
    const defined = [...drawing.matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id);
    const used = [...drawing.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id);
    expect(defined).toEqual(expect.arrayContaining(used));
    expect(new Set(defined).size).toBe(defined.length);
  });
});
