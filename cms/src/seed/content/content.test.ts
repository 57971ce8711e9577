import {
  blogCategoryInput,
  check,
  createItemInput,
  createPostInput,
  ITEM_STATUSES,
  marketplaceCategoryInput,
  POST_STATUSES,
  tagInput,
} from '@stoa/contract';
import { motifs } from '../pictures/picture';
import { comments } from './comments';
import { items } from './items';
import { authors, readers } from './people';
import { posts } from './posts';
import { itemCategories, itemTags, postCategories, postTags } from './terms';

const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
const people = [...authors, ...readers];
const sentences = (text: string) => text.match(/[.!?](\s|$)/g)?.length ?? 0;
const words = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

describe('the demonstration content', () => {
  it('has the size that was promised', () => {
    const counts = [items, itemCategories, itemTags, posts, postCategories, postTags, authors].map(
      (list) => list.length,
    );
    expect(counts).toEqual([24, 6, 12, 24, 5, 10, 3]);
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

  it('uses no picture file, person or alternative text twice', () => {
    const pictures = [...items, ...posts];
    expect(new Set(slugs(pictures)).size).toBe(pictures.length);
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length);
    expect(new Set(pictures.map(({ picture }) => picture.alt)).size).toBe(pictures.length);
  });

  it('refers only to what exists, and leaves no term unused', () => {
    const used = (list: readonly { category: string; tags: readonly string[] }[]) => ({
      categories: [...new Set(list.map(({ category }) => category))].sort(),
      tags: [...new Set(list.flatMap(({ tags }) => tags))].sort(),
    });
    expect(used(items)).toEqual({ categories: slugs(itemCategories).sort(), tags: slugs(itemTags).sort() });
    expect(used(posts)).toEqual({ categories: slugs(postCategories).sort(), tags: slugs(postTags).sort() });
    expect(new Set(posts.map(({ author }) => author))).toEqual(new Set(authors.map(({ key }) => key)));
    expect(slugs(posts)).toEqual(expect.arrayContaining(comments.map(({ post }) => post)));
    expect(people.map(({ key }) => key)).toEqual(expect.arrayContaining(comments.map(({ by }) => by)));
  });

  it('shows every state', () => {
    const [first, ...others] = ITEM_STATUSES;
    expect(new Set(items.map(({ status = first }) => status))).toEqual(new Set([first, ...others]));
    expect(new Set(posts.map(({ status }) => status))).toEqual(new Set(POST_STATUSES));
    expect(items.filter(({ discountPrice }) => discountPrice).length).toBeGreaterThanOrEqual(4);
    expect(items.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(3);
    expect(posts.filter(({ featured }) => featured).length).toBeGreaterThanOrEqual(2);
    expect(items.some(({ unpublished }) => unpublished)).toBe(true);
  });
});

describe.each(items.map((item) => [item.slug, item] as const))('the item %s', (_, item) => {
  it('passes the rules of the contract', () => {
    const { category: __, tags: ___, picture, ...fields } = item;
    const input = { ...fields, categoryId: 1, imageUrl: '/uploads/picture.webp' };
    expect(check(createItemInput, input)).toHaveProperty('value');
    expect(picture.alt).toBeTruthy();
  });

  it('is described in full', () => {
    expect(sentences(item.description)).toBeGreaterThanOrEqual(2);
    expect(sentences(item.description)).toBeLessThanOrEqual(4);
    expect(item.features.length).toBeGreaterThanOrEqual(3);
    expect(item.features.length).toBeLessThanOrEqual(6);
  });

  it('costs less with its discount, and is in stock only if it can be bought', () => {
    expect(item.discountPrice ?? 0).toBeLessThan(item.price);
    expect(item.stock > 0).toBe((item.status ?? 'AVAILABLE') === 'AVAILABLE');
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

  it('has comments, likes and views only as far as it was ever public, and none from the future', () => {
    const said = comments.filter((comment) => comment.post === post.slug);
    if (post.status === 'DRAFT') expect([post.viewCount, post.likes, said.length]).toEqual([0, 0, 0]);
    else expect(post.viewCount).toBeGreaterThan(0);
    expect(post.likes).toBeLessThanOrEqual(people.length);
    for (const { daysLater } of said) expect(daysLater).toBeLessThan(post.daysAgo);
  });
});

it('passes the rules of the contract with all of its terms', () => {
  for (const term of itemCategories) expect(check(marketplaceCategoryInput, term)).toHaveProperty('value');
  for (const term of postCategories) expect(check(blogCategoryInput, term)).toHaveProperty('value');
  for (const term of [...itemTags, ...postTags]) expect(check(tagInput, term)).toHaveProperty('value');
});

it('draws with every motif there is', () => {
  const used = [
    ...[...items, ...posts].map(({ picture }) => picture.name),
    ...authors.map(({ portrait }) => portrait.name),
  ];
  const everyVariant = Object.entries(motifs).flatMap(([motif, variants]) =>
    Object.keys(variants).map((variant) => `${motif}/${variant}`),
  );
  expect(new Set(used.map((name) => name.split('/').slice(0, 2).join('/')))).toEqual(new Set(everyVariant));
});
