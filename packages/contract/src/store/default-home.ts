/** No schemas here: the home page of the shop needs this. */

import type { Item } from '../marketplace/marketplace';
import type { LibraryImage } from '../media/library-image';
import type { MenuLink } from './default-menus';

export const HOME_SECTIONS = ['hero', 'categories', 'featured', 'collection', 'story', 'latest'] as const;
export type HomeSectionKind = (typeof HOME_SECTIONS)[number];

export const MAX_HOME_TILES = 12;
/** Of a collection. */
export const MAX_HOME_ITEMS = 12;
export const DEFAULT_HOME_ITEMS = 6;

export interface HomeTile extends MenuLink {
  imageUrl: string | null;
}

/** All sections have the same fields; each shows those that it has a place for. What is empty has a default, or isn't shown. */
export interface HomeSection {
  kind: HomeSectionKind;
  shown: boolean;
  title: string | null;
  /** Markdown in the story. */
  text: string | null;
  imageUrl: string | null;
  linkLabel: string | null;
  linkUrl: string | null;
  tiles: HomeTile[];
  collectionId: number | null;
  /** How many items. */
  count: number | null;
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

export interface HomePageSection extends Omit<HomeSection, 'shown' | 'tiles' | 'collectionId' | 'count'> {
  /** The story's text. */
  html: string | null;
  /** What the media library knows about its image. */
  libraryImage: LibraryImage | null;
  tiles: HomePageTile[];
  collection: HomePageCollection | null;
}

export interface HomePage {
  sections: HomePageSection[];
}

export const EMPTY_SECTION = { title: null, text: null, imageUrl: null, linkLabel: null, linkUrl: null, tiles: [] };

/** What a shop shows that has changed nothing. */
export const DEFAULT_HOME: HomePage = {
  sections: (['hero', 'featured', 'latest'] as const).map((kind) => ({
    kind,
    ...EMPTY_SECTION,
    html: null,
    libraryImage: null,
    collection: null,
  })),
};
