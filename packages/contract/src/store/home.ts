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
  EMPTY_SECTION,
  HOME_SECTIONS,
  type HomeSection,
  type HomeSectionKind,
  MAX_HOME_ITEMS,
  MAX_HOME_TILES,
} from './default-home';

export const DEFAULT_SECTIONS: HomeSection[] = HOME_SECTIONS.map((kind) => ({
  kind,
  shown: true,
  ...EMPTY_SECTION,
  collectionId: null,
  count: null,
}));

const tile = yup.object({
  label: requiredText('Label', 1, 60),
  url: requiredUrl('Link'),
  imageUrl: optionalUrl('Image URL').default(null),
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
  count: yup
    .number()
    .transform(noList)
    .typeError(COUNT)
    .integer(COUNT)
    .min(1, COUNT)
    .max(MAX_HOME_ITEMS, COUNT)
    .nullable()
    .default(null),
});

const EACH_ONCE = 'Sections must list each section once';

const isEachOnce = (sections: { kind?: HomeSectionKind }[] | undefined) =>
  !isListOf(sections) ||
  (sections.length === HOME_SECTIONS.length && new Set(sections.map(({ kind }) => kind)).size === sections.length);

export const homeInput = yup.object({
  sections: yup
    .array()
    .label('Sections')
    .typeError('Sections must be a list')
    .of(section)
    .max(HOME_SECTIONS.length, EACH_ONCE)
    .test('each-once', EACH_ONCE, isEachOnce),
  updatedAt: openedVersion(),
});
export type HomeInput = yup.InferType<typeof homeInput>;
