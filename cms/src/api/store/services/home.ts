import {
  DEFAULT_HOME_ITEMS,
  DEFAULT_SECTIONS,
  HOME_FEATURED_ITEMS,
  HOME_LATEST_POSTS,
  type HomeInput,
  type HomePage,
  type HomePageSection,
  type HomeSection,
  type HomeSettings,
} from '@stoa/contract';
import { toLibraryImage } from '../../../database/images/library-image';
import { aFewAtATime } from '../../../images/a-few-at-a-time';
import { type Context, services } from '../../../services';
import { type HomeRow, insertHome, readHome, readImages } from '../queries/home';
import { toHomePageSection } from '../serializers/home';
import { singleRecord } from '../single-record';

const toHome = ({ sections, updatedAt }: HomeRow): HomeSettings => ({
  sections: sections ?? DEFAULT_SECTIONS,
  updatedAt: updatedAt.toISOString(),
});

/** A section that has nothing of its own to show needs something to be written for it. */
const isEmpty = ({ kind, title, text, tiles, collectionId, questions }: HomeSection): boolean =>
  ({
    hero: false,
    categories: tiles.length === 0,
    featured: false,
    collection: collectionId === null,
    story: !title && !text,
    text: !title && !text,
    quote: !text,
    latest: false,
    questions: questions.length === 0,
  })[kind];

const linksIn = ({ linkUrl, tiles }: HomeSection): string[] => [
  ...(linkUrl ? [linkUrl] : []),
  ...tiles.map(({ url }) => url),
];

const withLinks = (section: HomeSection, isSeen: (url: string) => boolean): HomeSection => ({
  ...section,
  ...(section.linkUrl && !isSeen(section.linkUrl) && { linkUrl: null, linkLabel: null }),
  tiles: section.tiles.filter(({ url }) => isSeen(url)),
});

const addressesIn = ({ imageUrl, tiles }: HomeSection): string[] =>
  [imageUrl, ...tiles.map((tile) => tile.imageUrl)].filter((address) => address !== null);

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const { read, change } = singleRecord(
    strapi,
    { uid: 'api::store.home', table: 'home_page', read: readHome, insert: insertHome },
    toHome,
  );

  // Each takes a connection, and others need some, too.
  const inTurn = aFewAtATime(4);

  const collectionOf = ({ kind, collectionId, count }: HomeSection) =>
    kind === 'collection' && collectionId !== null
      ? services(strapi).marketplace.collections.first(collectionId, count ?? DEFAULT_HOME_ITEMS)
      : undefined;

  const postsOf = ({ kind, categoryId }: HomeSection) =>
    kind === 'latest' && categoryId !== null
      ? services(strapi).blog.posts.newestIn(categoryId, HOME_LATEST_POSTS)
      : undefined;

  const newestOf = ({ kind }: HomeSection) =>
    kind === 'featured' ? services(strapi).marketplace.items.newestUnlessFeatured(HOME_FEATURED_ITEMS) : undefined;

  /** What visitors see of these sections. */
  const toHomePage = async (sections: HomeSection[]): Promise<HomePage> => {
    const shown = [...sections.entries()].filter(([, section]) => section.shown);
    const isSeen = await services(strapi).store.links.seen(shown.flatMap(([, section]) => linksIn(section)));
    const visible = shown
      .map(([place, section]) => [place, withLinks(section, isSeen)] as const)
      .filter(([, section]) => !isEmpty(section));
    const found = await readImages(
      sql,
      visible.flatMap(([, section]) => addressesIn(section)),
    );
    const libraryImageAt = (address: string | null) => toLibraryImage(found.get(address ?? '') ?? null);
    const filled = visible.map(async ([place, section]): Promise<HomePageSection | undefined> => {
      const [collection, posts, newest] = await inTurn(() =>
        Promise.all([collectionOf(section), postsOf(section), newestOf(section)]),
      );
      // It has nothing to show anymore.
      if (collection === null || posts === null) return undefined;
      return toHomePageSection(section, {
        place,
        libraryImageAt,
        collection: collection ?? null,
        posts: posts ?? null,
        newest,
      });
    });
    return { sections: (await Promise.all(filled)).filter((section) => section !== undefined) };
  };

  return {
    read,
    toHomePage,
    readPublic: async (): Promise<HomePage> => toHomePage((await read()).sections),
    change: (input: HomeInput): Promise<HomeSettings> => change(input),
  };
};
