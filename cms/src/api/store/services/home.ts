import {
  DEFAULT_HOME_ITEMS,
  DEFAULT_SECTIONS,
  type HomeInput,
  type HomePage,
  type HomePageCollection,
  type HomeSection,
  type HomeSettings,
} from '@stoa/contract';
import { toLibraryImage } from '../../../database/images/library-image';
import { renderMarkdown } from '../../../markdown/render';
import { type Context, services } from '../../../services';
import { type HomeRow, insertHome, readHome, readImages } from '../queries/home';
import { singleRecord } from '../single-record';

const toHome = ({ sections, updatedAt }: HomeRow): HomeSettings => ({
  sections: sections ?? DEFAULT_SECTIONS,
  updatedAt: updatedAt.toISOString(),
});

/** A section that has nothing of its own to show needs something to be written for it. */
const isEmpty = ({ kind, title, text, tiles, collectionId }: HomeSection): boolean =>
  (kind === 'collection' && collectionId === null) ||
  (kind === 'categories' && tiles.length === 0) ||
  (kind === 'story' && !title && !text);

const addressesIn = ({ imageUrl, tiles }: HomeSection): string[] =>
  [imageUrl, ...tiles.map((tile) => tile.imageUrl)].filter((address) => address !== null);

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const { read, change } = singleRecord(
    strapi,
    { uid: 'api::store.home', table: 'home_page', read: readHome, insert: insertHome },
    toHome,
  );

  const collectionOf = async ({ kind, collectionId, count }: HomeSection): Promise<HomePageCollection | null> =>
    kind === 'collection' && collectionId !== null
      ? services(strapi).marketplace.collections.first(collectionId, count ?? DEFAULT_HOME_ITEMS)
      : null;

  /** What visitors see of these sections. */
  const toHomePage = async (sections: HomeSection[]): Promise<HomePage> => {
    const visible = sections.filter((section) => section.shown && !isEmpty(section));
    const found = await readImages(sql, visible.flatMap(addressesIn));
    const libraryImageAt = (address: string | null) => toLibraryImage(found.get(address ?? '') ?? null);
    const collections = await Promise.all(visible.map(collectionOf));
    const filled = visible.map(({ shown: _, tiles, collectionId: __, count: ___, ...section }, place) => ({
      ...section,
      html: section.kind === 'story' && section.text ? renderMarkdown(section.text).html : null,
      libraryImage: libraryImageAt(section.imageUrl),
      tiles: tiles.map((tile) => ({ ...tile, libraryImage: libraryImageAt(tile.imageUrl) })),
      collection: collections[place] ?? null,
    }));
    return { sections: filled.filter(({ kind, collection }) => kind !== 'collection' || collection !== null) };
  };

  return {
    read,
    toHomePage,
    readPublic: async (): Promise<HomePage> => toHomePage((await read()).sections),
    change: (input: HomeInput): Promise<HomeSettings> => change(input),
  };
};
