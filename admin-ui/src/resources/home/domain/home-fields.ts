import {
  type HomeQuestion,
  type HomeSection,
  type HomeSectionKind,
  type HomeSettings,
  type HomeTile,
  newSection,
} from '@stoa/contract';
import type { FieldTable } from '../../../components/form/field-table';
import { orNull } from '../../../components/form/or-null';
import { type Keyed, withKeys } from '../../../components/form/row-keys';
import { typedNumber } from '../../../components/form/typed-number';
import { sectionKinds } from './section-kinds';

/** As typed. */
type Typed<Part> = { [Name in keyof Part]: Part[Name] extends string | null ? string : Part[Name] };
export type TileValues = Keyed<Record<keyof HomeTile, string>>;
export type QuestionValues = Keyed<HomeQuestion>;
type Special = 'kind' | 'tiles' | 'questions' | 'collectionId' | 'categoryId' | 'count';
export type SectionValues = Keyed<Typed<Omit<HomeSection, Special>>> & {
  kind: HomeSectionKind;
  tiles: TileValues[];
  questions: QuestionValues[];
  collectionId: string;
  categoryId: string;
  count: string;
};
export type HomeValues = { sections: SectionValues[]; updatedAt: string };

const toSectionValues = (section: HomeSection, before?: SectionValues): Omit<SectionValues, 'key'> => {
  const { title, text, imageUrl, linkLabel, linkUrl, tiles, questions, collectionId, categoryId, count } = section;
  return {
    kind: section.kind,
    shown: section.shown,
    title: title ?? '',
    text: text ?? '',
    imageUrl: imageUrl ?? '',
    linkLabel: linkLabel ?? '',
    linkUrl: linkUrl ?? '',
    tiles: withKeys(
      tiles.map((tile) => ({ ...tile, imageUrl: tile.imageUrl ?? '' })),
      before?.tiles,
    ),
    questions: withKeys(questions, before?.questions),
    collectionId: String(collectionId ?? ''),
    categoryId: String(categoryId ?? ''),
    count: String(count ?? ''),
  };
};

export const newSectionValues = (kind: HomeSectionKind, key: number): SectionValues => ({
  key,
  ...toSectionValues(newSection(kind)),
});

/** `before`: what the form holds, whose rows these are. */
export const toValues = ({ sections, updatedAt }: HomeSettings, before?: HomeValues): HomeValues => ({
  sections: withKeys(
    sections.map((section, place) => toSectionValues(section, before?.sections[place])),
    before?.sections,
  ),
  updatedAt,
});

export const toInput = ({ sections }: HomeValues) => ({
  sections: sections.map(({ key: _, title, text, imageUrl, linkLabel, linkUrl, tiles, questions, ...section }) => ({
    ...section,
    collectionId: typedNumber(section.collectionId) ?? null,
    categoryId: typedNumber(section.categoryId) ?? null,
    count: typedNumber(section.count) ?? null,
    title: orNull(title),
    text: orNull(text),
    imageUrl: orNull(imageUrl),
    linkLabel: orNull(linkLabel),
    linkUrl: orNull(linkUrl),
    tiles: tiles.map(({ key: __, ...tile }) => ({ ...tile, imageUrl: orNull(tile.imageUrl) })),
    questions: questions.map(({ key: __, ...question }) => question),
  })),
});

const formatSection = ({ kind, shown, tiles, questions, ...texts }: SectionValues): string =>
  [
    `${sectionKinds[kind].name}${shown ? '' : ' (off)'}`,
    texts.title,
    texts.text,
    texts.imageUrl,
    texts.linkLabel,
    texts.linkUrl,
    texts.count && `${texts.count} items`,
    ...tiles.map(({ label }) => label),
    ...questions.map(({ question }) => question),
  ]
    .filter(Boolean)
    .join(' · ');

export const homeFields: FieldTable<HomeValues> = {
  sections: { label: 'Sections', format: (sections) => sections.map(formatSection).join('\n') },
};
