import {
  BRAND_SCHEMES,
  type Brand,
  type BrandSchemes,
  CARD_STYLES,
  type CardStyle,
  DEFAULT_FONTS,
  type EditableBrand,
  FONTS,
  type FontPair,
  fontsOf,
  PICTURE_RATIOS,
  type PictureRatio,
} from '@stoa/contract';
import { type FieldTable, inputsOf } from '../../../components/form/field-table';
import { orNull } from '../../../components/form/or-null';
import { typedNumber } from '../../../components/form/typed-number';

/** As typed; what is empty is as the shop comes. */
export type BrandValues = {
  logoLight: string;
  logoDark: string;
  icon: string;
  accent: string;
  surface: string;
  fonts: FontPair;
  radius: string;
  cardStyle: CardStyle;
  pictureRatio: PictureRatio;
  schemes: BrandSchemes;
  updatedAt: string;
};

/** What a preset fills in. */
export type LookValues = Omit<BrandValues, 'updatedAt' | 'logoLight' | 'logoDark' | 'icon'>;

const cardStyleNames: Record<CardStyle, string> = {
  plain: 'Plain: the image, and words below it',
  framed: 'Framed',
  filled: 'Filled',
  raised: 'Raised',
};

const pictureRatioNames: Record<PictureRatio, string> = {
  landscape: 'Landscape (4:3)',
  square: 'Square',
  portrait: 'Portrait (4:5)',
};

export const cardStyleChoices = CARD_STYLES.map((value) => ({ value, label: cardStyleNames[value] }));
export const pictureRatioChoices = PICTURE_RATIOS.map((value) => ({ value, label: pictureRatioNames[value] }));

const nameOfFonts = (pair: FontPair): string => {
  const { heading, text } = fontsOf(pair);
  return heading === text ? FONTS[heading].name : `${FONTS[heading].name} and ${FONTS[text].name}`;
};

const schemeNames: Record<BrandSchemes, string> = {
  both: 'Light and dark',
  light: 'Light only',
  dark: 'Dark only',
};

export const schemeChoices = BRAND_SCHEMES.map((value) => ({ value, label: schemeNames[value] }));

export const toLookValues = ({
  accent,
  surface,
  fonts,
  radius,
  cardStyle,
  pictureRatio,
  schemes,
}: Brand): LookValues => ({
  accent: accent ?? '',
  surface: surface ?? '',
  fonts: fonts ?? DEFAULT_FONTS,
  radius: String(radius ?? ''),
  cardStyle: cardStyle ?? 'plain',
  pictureRatio: pictureRatio ?? 'landscape',
  schemes: schemes ?? 'both',
});

export const toValues = ({ logoLight, logoDark, icon, updatedAt, ...look }: EditableBrand): BrandValues => ({
  logoLight: logoLight ?? '',
  logoDark: logoDark ?? '',
  icon: icon ?? '',
  ...toLookValues({ logoLight, logoDark, icon, ...look }),
  updatedAt,
});

/** What the shop comes with isn’t chosen. */
export const toLookInput = ({ accent, surface, fonts, radius, cardStyle, pictureRatio, schemes }: LookValues) => ({
  accent: orNull(accent),
  surface: orNull(surface),
  fonts: fonts === DEFAULT_FONTS ? null : fonts,
  radius: typedNumber(radius) ?? null,
  cardStyle: cardStyle === 'plain' ? null : cardStyle,
  pictureRatio: pictureRatio === 'landscape' ? null : pictureRatio,
  schemes: schemes === 'both' ? null : schemes,
});

export const toInput = ({ logoLight, logoDark, icon, ...look }: BrandValues) => ({
  logoLight: orNull(logoLight),
  logoDark: orNull(logoDark),
  icon: orNull(icon),
  ...toLookInput(look),
});

export const brandFields: FieldTable<BrandValues> = {
  logoLight: { label: 'Logo' },
  logoDark: { label: 'Logo for the dark theme' },
  icon: { label: 'Icon' },
  accent: { label: 'Accent color' },
  surface: { label: 'Surface color' },
  fonts: { label: 'Fonts', format: nameOfFonts },
  radius: { label: 'Corner radius', format: (radius) => (radius ? `${radius} pixels` : '') },
  cardStyle: { label: 'Cards of items', format: (style) => cardStyleNames[style] },
  pictureRatio: { label: 'Images of items', format: (ratio) => pictureRatioNames[ratio] },
  schemes: { label: 'Themes', format: (schemes) => schemeNames[schemes] },
};

export const brandInputs = inputsOf(brandFields);
