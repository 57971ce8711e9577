import { DEFAULT_HOME_ITEMS, type HomeSectionKind, MAX_HOME_ITEMS } from '@stoa/contract';

export type SectionText = 'title' | 'text' | 'linkLabel' | 'linkUrl';

interface SectionKind {
  name: string;
  /** What it’s for, for whoever adds one. */
  about: string;
  /** When it’s shown. */
  hint?: string;
  /** The texts that it has a place for, and what stands there if they are empty. */
  fields: Partial<Record<SectionText, string>>;
  labels?: Partial<Record<SectionText, string>>;
  libraryImage?: true;
  tiles?: true;
  collection?: true;
  posts?: true;
  questions?: true;
}

export const textLabels: Record<SectionText, string> = {
  title: 'Title',
  text: 'Text',
  linkLabel: 'Button',
  linkUrl: 'Button leads to',
};

const words = { title: 'Optional', text: 'Supports Markdown.', linkLabel: 'Optional', linkUrl: 'Optional' };

/** In the order in which they’re offered. */
export const sectionKinds: Record<HomeSectionKind, SectionKind> = {
  hero: {
    name: 'Hero',
    about: 'What visitors see first: a large title, an image, and a button.',
    fields: {
      title: 'If empty, “Welcome to” and your shop’s name.',
      text: 'If empty, your tagline.',
      linkLabel: 'If empty, “Browse the marketplace”.',
      linkUrl: 'If empty, it leads to the marketplace.',
    },
    libraryImage: true,
  },
  featured: {
    name: 'Featured items',
    about: 'Items that are marked as featured.',
    fields: { title: 'If empty, “Featured Services”.', text: 'Optional' },
  },
  collection: {
    name: 'Collection',
    about: `The first items of a collection, ${DEFAULT_HOME_ITEMS} to ${MAX_HOME_ITEMS} of them.`,
    hint: 'Shown once a published collection with items is selected.',
    fields: { title: 'If empty, the collection’s title.', text: 'Optional' },
    collection: true,
  },
  categories: {
    name: 'Tiles',
    about: 'Links with images, such as your categories.',
    hint: 'Shown once it has a tile.',
    fields: { title: 'If empty, “Shop by category”.', text: 'Optional' },
    tiles: true,
  },
  text: {
    name: 'Text',
    about: 'A few paragraphs, with a button if you like.',
    hint: 'Shown once it has a title or text.',
    fields: words,
  },
  story: {
    name: 'Image and text',
    about: 'A text with an image beside it.',
    hint: 'Shown once it has a title or text.',
    fields: words,
    libraryImage: true,
  },
  quote: {
    name: 'Quote',
    about: 'What someone said about your shop.',
    hint: 'Shown once it has a text.',
    fields: { text: 'Without quotation marks, unless you want some.', title: 'Optional' },
    labels: { title: 'Who said it' },
  },
  latest: {
    name: 'Posts',
    about: 'The newest posts, of all or of one category.',
    fields: { title: 'If empty, “Latest Articles”, or the name of the category.', text: 'Optional' },
    posts: true,
  },
  questions: {
    name: 'Questions and answers',
    about: 'What customers often ask. Answers open on a click.',
    hint: 'Shown once it has a question.',
    fields: { title: 'If empty, “Questions and answers”.', text: 'Optional' },
    questions: true,
  },
};

/** A number tells sections of one kind apart. */
export function sectionNames(sections: readonly { kind: HomeSectionKind }[]): string[] {
  const seen = new Map<HomeSectionKind, number>();
  return sections.map(({ kind }) => {
    const number = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, number);
    return number === 1 ? sectionKinds[kind].name : `${sectionKinds[kind].name} ${number}`;
  });
}
