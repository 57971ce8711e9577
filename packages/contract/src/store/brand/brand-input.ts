import * as yup from 'yup';
import { choice, noList, openedVersion, optionalUrl, text, trimmed, uppercased } from '../../input/fields';
import { BRAND_SCHEMES, type Brand, CARD_STYLES, MAX_RADIUS, NO_BRAND, PICTURE_RATIOS } from './brand';
import { isColor } from './color';
import { FONT_PAIRS } from './fonts';

const whenEmpty = (value: unknown, original: unknown) => (original === '' ? null : value);

const color = (label: string) =>
  text(label)
    .transform(trimmed)
    .transform(uppercased)
    .nullable()
    .transform(whenEmpty)
    .test('color', `${label} must be a color such as #2F6B4F`, (value) => value == null || isColor(value));

const RADIUS = `Corner radius must be a whole number from 0 to ${MAX_RADIUS}`;

/** Of the media library: the shop makes other images of it. */
const libraryImage = (label: string) =>
  optionalUrl(label).test(
    'library',
    `${label} must be an image of the media library`,
    (value) => !value || /^\/uploads\/\w[\w.-]*$/.test(value),
  );

export const brandInput = yup.object({
  logoLight: libraryImage('Logo'),
  logoDark: libraryImage('Logo for the dark theme'),
  icon: libraryImage('Icon'),
  accent: color('Accent color'),
  surface: color('Surface color'),
  fonts: choice('Fonts', FONT_PAIRS).nullable().transform(whenEmpty),
  radius: yup
    .number()
    .label('Corner radius')
    .transform(noList)
    .nullable()
    .transform(whenEmpty)
    .typeError(RADIUS)
    .integer(RADIUS)
    .min(0, RADIUS)
    .max(MAX_RADIUS, RADIUS),
  cardStyle: choice('Cards of items', CARD_STYLES).nullable().transform(whenEmpty),
  pictureRatio: choice('Images of items', PICTURE_RATIOS).nullable().transform(whenEmpty),
  schemes: choice('Themes', BRAND_SCHEMES).nullable().transform(whenEmpty),
  updatedAt: openedVersion(),
});
export type BrandInput = yup.InferType<typeof brandInput>;

/** What the file of a brand says that it is. */
export const BRAND_FILE = 'stoa-brand';

/** A brand as a file. It has no images: they are those of one shop. */
export const brandFile = brandInput
  .omit(['logoLight', 'logoDark', 'icon', 'updatedAt'])
  .shape({ format: choice('Format', [BRAND_FILE]).required() });

/** The brand that an input describes, and none of what it leaves out. */
export const brandOf = (input: Partial<BrandInput>): Brand => {
  const given = Object.entries(input).filter(([name, value]) => name in NO_BRAND && value !== undefined);
  return { ...NO_BRAND, ...Object.fromEntries(given) };
};
