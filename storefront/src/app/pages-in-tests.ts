import {
  apiPaths,
  type Collection,
  DEFAULT_HOME,
  type Facets,
  type ItemDetail,
  type ItemList,
  type MarketplaceCategory,
  type PostDetail,
  type PostList,
  paginate,
  type ShopPage,
} from '@stoa/contract';
import type { ApiAnswers } from '@stoa/web-kit';
import { business, item, noSeo, post, settings, text } from '../lib/records-in-tests';

const pagination = paginate(1, 9, 1);
const itemDetail: ItemDetail = { ...item, related: [], mentionedIn: [{ id: 1, slug: post.slug, title: post.title }] };
const term = { id: 1, name: 'Clay', slug: 'clay', _count: { marketplaceItems: 1, posts: 1 }, postsCount: 1 };
const postDetail: PostDetail = { ...post, ...text, authorId: null, related: [] };

const page: ShopPage = {
  id: 4,
  slug: item.slug,
  title: 'About us',
  content: 'We make **bowls**.',
  contentHtml: '<p>We make <strong>bowls</strong>.</p>',
  opening: 'We make bowls.',
  status: 'PUBLISHED',
  ...noSeo,
  createdAt: item.createdAt,
  updatedAt: item.updatedAt,
};

const collection: Collection = {
  id: 5,
  slug: item.slug,
  title: 'Gifts',
  description: 'To *give*.',
  descriptionHtml: '<p>To <em>give</em>.</p>',
  opening: 'To give.',
  imageUrl: null,
  libraryImage: null,
  published: true,
  rule: null,
  items: [],
  ...noSeo,
  createdAt: item.createdAt,
  updatedAt: item.updatedAt,
};

const category: MarketplaceCategory = {
  ...term,
  slug: item.slug,
  description: 'From *clay*.',
  descriptionHtml: '<p>From <em>clay</em>.</p>',
  opening: 'From clay.',
  imageUrl: null,
  libraryImage: null,
  stockOne: null,
  stockMany: null,
  needsShipping: true,
  taxClass: null,
  delivery: null,
  care: null,
  updatedAt: '2026-01-01T00:00:00.000Z',
  properties: [],
  ...noSeo,
};

const facets: Facets = {
  facets: [
    {
      slug: 'glaze',
      name: 'Glaze',
      unit: null,
      kind: 'CHOICE',
      items: 1,
      values: [{ value: 'celadon', text: 'Celadon', count: 1 }],
      bounds: null,
    },
    { slug: 'height', name: 'Height', unit: 'cm', kind: 'NUMBER', items: 2, values: [], bounds: { min: 8, max: 12.5 } },
  ],
  price: { min: 12, max: 1200 },
};

/** The API's response for each path the pages request. */
function answerOf(path: string): unknown {
  const { pathname } = new URL(path, 'http://shop.test');
  if (pathname === apiPaths.store) return settings;
  if (pathname === apiPaths.business) return business;
  if (pathname === apiPaths.home) return DEFAULT_HOME;
  if (pathname === apiPaths.marketplace.items) return { items: [item], pagination } satisfies ItemList;
  if ([item.slug, 7].map(apiPaths.marketplace.item).includes(pathname)) return itemDetail;
  if (pathname === apiPaths.blog.posts) return { items: [post], posts: [post], pagination } satisfies PostList;
  if ([post.slug, 'formerly'].map(apiPaths.blog.post).includes(pathname)) return postDetail;
  if ([page.slug, 'formerly'].map(apiPaths.page).includes(pathname)) return page;
  if ([collection.slug, 'formerly'].map(apiPaths.collection).includes(pathname)) return collection;
  if ([collection.slug, 'formerly'].map(apiPaths.collectionItems).includes(pathname))
    return { items: [item], pagination };
  if (pathname === apiPaths.facets) return facets;
  if (pathname.startsWith(apiPaths.marketplace.category(''))) return category;
  if (/(categories|tags)$/.test(pathname)) return [term];
  throw new Error(`A page asks for ${path}, which this test does not know`);
}

export const answersTo = (requests: string[]): ApiAnswers =>
  Object.fromEntries(requests.map((path) => [path, { data: answerOf(path) }]));

/** An address that matches the pattern of a page in the table. */
export const addressOf = (pattern = '') =>
  pattern.replace(':slug', item.slug).replace(':id', post.slug).replace(':code', 'TENTH');

export const shell = '<html data-theme="dark"><head></head><body><div id="root"></div></body></html>';
