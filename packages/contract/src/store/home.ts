import * as yup from 'yup';
import {
  flag,
  isListOf,
  noList,
  openedVersion,
  optionalText,
  optionalUrl,
  recordId,
  requiredText,
  requiredUrl,
} from '../input/fields';
import {
  DEFAULT_KINDS,
  EMPTY_SECTION,
  HOME_SECTIONS,
  type HomeSection,
  type HomeSectionKind,
  MAX_HOME_ITEMS,
  MAX_HOME_QUESTIONS,
  MAX_HOME_SECTIONS,
  MAX_HOME_TILES,
} from './default-home';

export const newSection = (kind: HomeSectionKind): HomeSection => ({
  kind,
  shown: true,
  ...EMPTY_SECTION,
  collectionId: null,
  categoryId: null,
  count: null,
});

export const DEFAULT_SECTIONS = DEFAULT_KINDS.map(newSection);

/** A second one would have the same items, or another heading of the page. */
export const SINGLE_SECTIONS: readonly HomeSectionKind[] = ['hero', 'featured'];

const tile = yup.object({
  label: requiredText('Label', 1, 60),
  url: requiredUrl('Address'),
  imageUrl: optionalUrl('Image URL').default(null),
});

const question = yup.object({
  question: requiredText('Question', 1, 200),
  answer: requiredText('Answer', 1, 5000),
});

const COUNT = `How many must be a whole number from 1 to ${MAX_HOME_ITEMS}`;

const section = yup.object({
  kind: yup
    .mixed<HomeSectionKind>()
    .oneOf(HOME_SECTIONS, `Section must be one of ${HOME_SECTIONS.join(', ')}`)
    .required('Section is required'),
  shown: flag('Shown').default(true),
  title: optionalText('Title', 120).default(null),
  text: optionalText('Text', 5000).default(null),
  imageUrl: optionalUrl('Image URL').default(null),
  linkLabel: optionalText('Button', 40).default(null),
  linkUrl: optionalUrl('Link').default(null),
  tiles: yup
    .array()
    .typeError('Tiles must be a list')
    .max(MAX_HOME_TILES, `There can be at most ${MAX_HOME_TILES} tiles`)
    .of(tile)
    .default([]),
  collectionId: recordId('Collection').nullable().default(null),
  categoryId: recordId('Category').nullable().default(null),
  count: yup
    .number()
    .transform(noList)
    .typeError(COUNT)
    .integer(COUNT)
    .min(1, COUNT)
    .max(MAX_HOME_ITEMS, COUNT)
    .nullable()
    .default(null),
  questions: yup
    .array()
    .typeError('Questions must be a list')
    .max(MAX_HOME_QUESTIONS, `There can be at most ${MAX_HOME_QUESTIONS} questions`)
    .of(question)
    .default([]),
});

const ONCE = 'There can be one hero, and one section of featured items';

const hasSinglesOnce = (sections: { kind?: HomeSectionKind }[] | undefined) =>
  !isListOf(sections) || SINGLE_SECTIONS.every((single) => sections.filter(({ kind }) => kind === single).length <= 1);

export const homeInput = yup.object({
  sections: yup
    .array()
    .label('Sections')
    .typeError('Sections must be a list')
    .of(section)
    .max(MAX_HOME_SECTIONS, `There can be at most ${MAX_HOME_SECTIONS} sections`)
    .test('once', ONCE, hasSinglesOnce),
  updatedAt: openedVersion(),
});
export type HomeInput = yup.InferType<typeof homeInput>;
