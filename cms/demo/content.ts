import type {
  BrandInput,
  CategoryPage,
  CollectionRule,
  CreateShopPageInput,
  HomeSection,
  HomeSectionKind,
  ItemStatus,
  MenuEntry,
  MenuLink,
  PostStatus,
  PriceKind,
  PropertyValue,
  SalesSettingsInput,
  SettingsInput,
  SocialLink,
} from '@stoa/contract';
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

/** The image of an item, a post or an author is images/<slug or key>.svg, in the shop's folder. */
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
    /** A drawing's name. */
    image: string;
  }>;
}

/** By slug of the category. */
export type LargeShop = Record<string, LargeShopRange>;

export interface Terms {
  itemCategories: DemoCategory[];
  itemTags: DemoTerm[];
  postCategories: DemoTerm[];
  postTags: DemoTerm[];
}

export interface Collections {
  collections: DemoCollection[];
}

export interface People {
  authors: (DemoPerson & Illustrated)[];
  customers: DemoPerson[];
}

/** What isn't in it is as in every new shop. */
export interface Store {
  /** Name, tagline, time zone, and business. */
  settings?: SettingsInput;
  socialLinks: SocialLink[];
  header?: MenuEntry[];
  footer: MenuLink[];
  /** Images by slug. */
  home: Partial<Record<HomeSectionKind, Partial<HomeSection>>>;
  /** Images of nothing but the home page. */
  pictures?: ({ slug: string } & Illustrated)[];
  /** Logos and icon by their drawings. */
  brand?: BrandInput;
  sales?: SalesSettingsInput;
}

export interface DemoContent extends Collections, Terms, People, Store {
  items: DemoItem[];
  posts: DemoPost[];
  pages: CreateShopPageInput[];
  largeShop?: LargeShop;
}
