import type { HomeSection, HomeSectionKind, HomeSettings, HomeTile } from '@stoa/contract';
import type { FieldTable } from '../../../components/form/field-table';
import { orNull } from '../../../components/form/or-null';
import { typedNumber } from '../../../components/form/typed-number';

/** As typed. */
type Typed<Part> = { [Name in keyof Part]: Part[Name] extends string | null ? string : Part[Name] };
/** The key goes with a tile when it moves. */
export type TileValues = Record<keyof HomeTile, string> & { key: number };
export type SectionValues = Typed<Omit<HomeSection, 'kind' | 'tiles' | 'collectionId' | 'count'>> & {
  kind: HomeSectionKind;
  tiles: TileValues[];
  collectionId: string;
  count: string;
};
export type HomeValues = { sections: SectionValues[]; updatedAt: string };

type TextField = 'title' | 'text' | 'linkLabel' | 'linkUrl';

/** What each section is called, the fields that it has a place for, and what stands there if they are empty. */
export const sectionKinds: Record<
  HomeSectionKind,
  {
    name: string;
    hint?: string;
    fields: Partial<Record<TextField, string>>;
    libraryImage?: true;
    tiles?: true;
    collection?: true;
  }
> = {
  hero: {
    name: 'Hero',
    fields: {
      title: 'If empty, “Welcome to” and your shop’s name.',
      text: 'If empty, your tagline.',
      linkLabel: 'If empty, “See what’s featured”.',
      linkUrl: 'If empty, it leads to the featured items.',
    },
    libraryImage: true,
  },
  categories: {
    name: 'Tiles',
    hint: 'Shown once it has a tile.',
    fields: { title: 'If empty, “Shop by category”.', text: 'Optional' },
    tiles: true,
  },
  featured: { name: 'Featured items', fields: { title: 'If empty, “Featured Services”.', text: 'Optional' } },
  collection: {
    name: 'Collection',
    hint: 'Shown once a published collection with items is selected.',
    fields: { title: 'If empty, the collection’s title.', text: 'Optional' },
    collection: true,
  },
  story: {
    name: 'Story',
    hint: 'Shown once it has a title or a text.',
    fields: { title: 'Optional', text: 'Supports Markdown.', linkLabel: 'Optional', linkUrl: 'Optional' },
    libraryImage: true,
  },
  latest: { name: 'Latest articles', fields: { title: 'If empty, “Latest Articles”.', text: 'Optional' } },
};

export const textLabels: Record<TextField, string> = {
  title: 'Title',
  text: 'Text',
  linkLabel: 'Button',
  linkUrl: 'Button leads to',
};

export const toValues = ({ sections, updatedAt }: HomeSettings): HomeValues => ({
  sections: sections.map(({ title, text, imageUrl, linkLabel, linkUrl, tiles, collectionId, count, ...section }) => ({
    ...section,
    collectionId: String(collectionId ?? ''),
    count: String(count ?? ''),
    title: title ?? '',
    text: text ?? '',
    imageUrl: imageUrl ?? '',
    linkLabel: linkLabel ?? '',
    linkUrl: linkUrl ?? '',
    tiles: tiles.map((tile, key) => ({ ...tile, key, imageUrl: tile.imageUrl ?? '' })),
  })),
  updatedAt,
});

export const toInput = ({ sections }: HomeValues) => ({
  sections: sections.map(({ title, text, imageUrl, linkLabel, linkUrl, tiles, collectionId, count, ...section }) => ({
    ...section,
    collectionId: typedNumber(collectionId) ?? null,
    count: typedNumber(count) ?? null,
    title: orNull(title),
    text: orNull(text),
    imageUrl: orNull(imageUrl),
    linkLabel: orNull(linkLabel),
    linkUrl: orNull(linkUrl),
    tiles: tiles.map(({ key: _, ...tile }) => tile),
  })),
});

const formatSection = ({ kind, shown, tiles, ...texts }: SectionValues): string =>
  [
    `${sectionKinds[kind].name}${shown ? '' : ' (hidden)'}`,
    texts.title,
    texts.text,
    texts.imageUrl,
    texts.linkLabel,
    texts.linkUrl,
    texts.count && `${texts.count} items`,
    ...tiles.map(({ label }) => label),
  ]
    .filter(Boolean)
    .join(' · ');

export const homeFields: FieldTable<HomeValues> = {
  sections: { label: 'Sections', format: (sections) => sections.map(formatSection).join('\n') },
};
