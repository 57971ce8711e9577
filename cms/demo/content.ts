import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type CategoryPage,
  type CollectionRule,
  type CreateShopPageInput,
  createShopPageInput,
  type HomeSection,
  type HomeSectionKind,
  type ItemStatus,
  type MenuLink,
  type PostStatus,
  type PriceKind,
  type PropertyValue,
  type SocialLink,
} from '@stoa/contract';
import { readMarkdownFile } from './front-matter';
import type { Pool } from './random';

export interface DemoTerm {
  slug: string;
  name: string;
  description?: string;
}

/** What is said of a category, and of the items in it. */
type DemoCategory = DemoTerm &
  Partial<Pick<CategoryPage, 'stockOne' | 'stockMany' | 'needsShipping' | 'delivery' | 'care'>> & {
    /** As the contract takes them. */
    properties: object[];
  };

/** The image of an item, a post or an author is content/images/<slug or key>.svg. */
interface Illustrated {
  /** Describes the image for people who can't see it. */
  alt: string;
}

interface DemoRecord extends Illustrated {
  slug: string;
  title: string;
  /** Slugs. */
  category: string;
  tags: string[];
  featured?: boolean;
  /** Record age in days at the time of seeding. */
  daysAgo: number;
  viewCount: number;
}

export interface DemoItem extends DemoRecord {
  description: string;
  price: number;
  discountPrice?: number;
  priceKind?: PriceKind;
  unitPrice?: string;
  status: ItemStatus;
  /** Of an item without anything to choose. */
  stock?: number;
  options?: { name: string; values: (string | { name: string; color: string })[] }[];
  variants?: {
    values: string[];
    /** Null: not counted. */
    stock: number | null;
    own?: { price: number; discountPrice?: number };
    /** The number of a drawing, as in the gallery. */
    image?: number;
  }[];
  /** Of a workshop: the places left, by the week after the shop's first day. Sunday is 0. */
  dates?: {
    weekday: number;
    /** From and to. */
    hours?: [number, number];
    venue?: string;
    places: { week: number; stock: number }[];
  };
  unpublished?: boolean;
  /** Where it isn't what the category says. */
  needsShipping?: boolean;
  features: string[];
  /** By the slugs of the category's properties. */
  properties: Record<string, PropertyValue>;
  /** What the drawings <slug>-2, <slug>-3, and so on show. */
  gallery?: string[];
}

export interface DemoCollection {
  title: string;
  slug: string;
  description: string;
  /** A drawing's name. */
  imageUrl?: string;
  rule?: Partial<CollectionRule>;
  /** Slugs. */
  items?: string[];
}

export interface DemoPost extends DemoRecord {
  excerpt: string;
  /** Markdown. */
  content: string;
  status: PostStatus;
  /** An author's key. */
  author: string;
}

export interface DemoPerson {
  key: string;
  name: string;
  email: string;
}

/** What the items of a category in a large shop are made of. */
export interface LargeShopRange {
  moods: Pool<string>;
  makers: Pool<string>;
  uses: Pool<string>;
  features: Pool<string>;
  /** Slugs. */
  tags: string[];
  things: Pool<{
    name: string;
    kinds: Pool<string>;
    /** In dollars, from and to. */
    prices: [number, number];
    /** A drawing in content/images, without its ending. */
    image: string;
  }>;
}

interface Terms {
  itemCategories: DemoCategory[];
  itemTags: DemoTerm[];
  postCategories: DemoTerm[];
  postTags: DemoTerm[];
}

interface Collections {
  collections: DemoCollection[];
}

interface People {
  authors: (DemoPerson & Illustrated)[];
  customers: DemoPerson[];
}

interface Store {
  socialLinks: SocialLink[];
  footer: MenuLink[];
  /** Images by slug. */
  home: Partial<Record<HomeSectionKind, Partial<HomeSection>>>;
}

export interface DemoContent extends Collections, Terms, People, Store {
  items: DemoItem[];
  posts: DemoPost[];
  pages: CreateShopPageInput[];
  /** By slug of the category. */
  largeShop: Record<string, LargeShopRange>;
}

/** Reads the demo shop's content; `folder` is cms/demo/content. */
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
    largeShop: json('large-shop.json'),
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
