/** No schemas here: the home page of the shop needs this. */

import type { PostSummary } from '../content/blog';
import type { Item } from '../marketplace/marketplace';
import type { LibraryImage } from '../media/library-image';
import type { MenuLink } from './default-menus';

export const HOME_SECTIONS = [
  'hero',
  'categories',
  'featured',
  'collection',
  'story',
  'text',
  'quote',
  'latest',
  'questions',
] as const;
export type HomeSectionKind = (typeof HOME_SECTIONS)[number];

export const MAX_HOME_SECTIONS = 30;
export const MAX_HOME_TILES = 12;
export const MAX_HOME_QUESTIONS = 20;
/** Of a collection. */
export const MAX_HOME_ITEMS = 12;
export const DEFAULT_HOME_ITEMS = 6;

export interface HomeTile extends MenuLink {
  imageUrl: string | null;
}

export interface HomeQuestion {
  question: string;
  /** Markdown. */
  answer: string;
}

/** All sections have the same fields; each shows those that it has a place for. What is empty has a default, or isn't shown. */
export interface HomeSection {
  kind: HomeSectionKind;
  shown: boolean;
  title: string | null;
  /** Markdown, if it’s a text. */
  text: string | null;
  imageUrl: string | null;
  linkLabel: string | null;
  linkUrl: string | null;
  tiles: HomeTile[];
  collectionId: number | null;
  /** Of posts. */
  categoryId: number | null;
  /** How many items. */
  count: number | null;
  questions: HomeQuestion[];
}

/** The sections in their order. */
export interface HomeSettings {
  sections: HomeSection[];
  updatedAt: string;
}

export interface HomePageTile extends HomeTile {
  libraryImage: LibraryImage | null;
}

/** The first items of a collection. */
export interface HomePageCollection {
  slug: string;
  title: string;
  items: Item[];
}

/** The newest posts of a category. */
export interface HomePagePosts {
  slug: string;
  name: string;
  posts: PostSummary[];
}

type Setting = 'shown' | 'tiles' | 'collectionId' | 'categoryId' | 'count' | 'questions';

export interface HomePageSection extends Omit<HomeSection, Setting> {
  /** Among all sections, also those that aren’t shown. */
  place: number;
  /** The text, if it’s Markdown. */
  html: string | null;
  /** What the media library knows about its image. */
  libraryImage: LibraryImage | null;
  tiles: HomePageTile[];
  collection: HomePageCollection | null;
  /** In place of featured items, while nothing is featured. */
  newest?: Item[];
  /** Null: of all categories. */
  posts: HomePagePosts | null;
  questions: { question: string; html: string }[];
}

export interface HomePage {
  sections: HomePageSection[];
}

export const DEFAULT_KINDS = ['hero', 'featured', 'latest'] as const;

export const EMPTY_SECTION = {
  title: null,
  text: null,
  imageUrl: null,
  linkLabel: null,
  linkUrl: null,
  tiles: [],
  questions: [],
};

/** What a shop shows that has changed nothing. */
export const DEFAULT_HOME: HomePage = {
  sections: DEFAULT_KINDS.map((kind, place) => ({
    kind,
    place,
    ...EMPTY_SECTION,
    html: null,
    libraryImage: null,
    collection: null,
    posts: null,
  })),
};
