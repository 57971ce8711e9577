import type {
  HomePageCollection,
  HomePagePosts,
  HomePageSection,
  HomeSection,
  HomeSectionKind,
  Item,
  LibraryImage,
} from '@stoa/contract';
import { renderMarkdown } from '../../../markdown/render';

/** What a section shows that isn’t written in it. */
export interface Shown {
  place: number;
  libraryImageAt: (address: string | null) => LibraryImage | null;
  collection: HomePageCollection | null;
  posts: HomePagePosts | null;
  /** Undefined: none, since something is featured, or nothing is there. */
  newest: Item[] | undefined;
}

const MARKDOWN: readonly HomeSectionKind[] = ['story', 'text'];

export const toHomePageSection = (section: HomeSection, shown: Shown): HomePageSection => {
  const { kind, title, text, imageUrl, linkLabel, linkUrl, tiles, questions } = section;
  const { place, libraryImageAt, collection, posts, newest } = shown;
  const isMarkdown = MARKDOWN.includes(kind);
  return {
    kind,
    place,
    title,
    text: isMarkdown ? null : text,
    html: isMarkdown && text ? renderMarkdown(text).html : null,
    imageUrl,
    libraryImage: libraryImageAt(imageUrl),
    linkLabel,
    linkUrl,
    tiles: tiles.map((tile) => ({ ...tile, libraryImage: libraryImageAt(tile.imageUrl) })),
    collection,
    posts,
    ...(newest && { newest }),
    questions: questions.map(({ question, answer }) => ({ question, html: renderMarkdown(answer).html })),
  };
};
