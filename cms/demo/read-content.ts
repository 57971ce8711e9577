import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type CreateShopPageInput, createShopPageInput, type PostStatus } from '@stoa/contract';
import type { Collections, DemoContent, DemoItem, DemoPost, LargeShop, People, Store, Terms } from './content';
import { readMarkdownFile } from './front-matter';

const LARGE_SHOP = 'large-shop.json';

/** Reads the content of a demo shop. */
export function readContent(folder: string): DemoContent {
  const json = <Content>(file: string): Content => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const terms = json<Terms>('terms.json');
  const items = terms.itemCategories.flatMap(({ slug: category }) =>
    json<Omit<DemoItem, 'category'>[]>(`items/${category}.json`).map((item) => ({ ...item, category })),
  );
  const posts = readdirSync(path.join(folder, 'posts'))
    .sort()
    .map((file) => readPost(path.join(folder, 'posts', file)));
  return {
    items,
    posts,
    pages: readdirSync(path.join(folder, 'pages'))
      .sort()
      .map((file) => readPage(path.join(folder, 'pages', file))),
    ...terms,
    ...json<Collections>('collections.json'),
    ...json<People>('people.json'),
    ...json<Store>('store.json'),
    ...(existsSync(path.join(folder, LARGE_SHOP)) && { largeShop: json<LargeShop>(LARGE_SHOP) }),
  };
}

function readPost(file: string): DemoPost {
  const { field, body } = readMarkdownFile(readFileSync(file, 'utf8'));
  const required = (name: string): string => {
    const value = field(name);
    if (value === undefined) throw new Error(`${file} has no line "${name}: …" in its head.`);
    return value;
  };
  return {
    slug: path.basename(file, '.md'),
    title: required('title'),
    excerpt: required('excerpt'),
    content: body,
    category: required('category'),
    tags: required('tags').split(/, */),
    author: required('author'),
    status: required('status') as PostStatus,
    featured: field('featured') === 'true',
    daysAgo: Number(required('daysAgo')),
    viewCount: Number(required('viewCount')),
    alt: required('alt'),
  };
}

function readPage(file: string): CreateShopPageInput {
  const { field, body } = readMarkdownFile(readFileSync(file, 'utf8'));
  return createShopPageInput.validateSync({
    slug: path.basename(file, '.md'),
    title: field('title'),
    content: body,
    status: 'PUBLISHED',
    seoDescription: field('seoDescription'),
  });
}
