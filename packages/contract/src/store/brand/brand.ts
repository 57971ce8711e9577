/** No schemas here: every page of the shop needs this. */
import type { FontPair } from './fonts';
import type { SchemeName } from './grounds';

/** Which themes visitors can choose from. */
export const BRAND_SCHEMES = ['both', 'light', 'dark'] as const;
export type BrandSchemes = (typeof BRAND_SCHEMES)[number];

/** What cards of items are drawn on. */
export const CARD_STYLES = ['plain', 'framed', 'filled', 'raised'] as const;
export type CardStyle = (typeof CARD_STYLES)[number];

/** Of items’ images. */
export const PICTURE_RATIOS = ['landscape', 'square', 'portrait'] as const;
export type PictureRatio = (typeof PICTURE_RATIOS)[number];

/** Of cards, in pixels; controls and large images follow it. */
export const MAX_RADIUS = 28;
export const DEFAULT_RADIUS = 16;

export interface BrandColors {
  /** Buttons, links, and the focus ring, as #RRGGBB. */
  accent: string | null;
  /** What the backgrounds are tinted with. */
  surface: string | null;
}

/** How the shop looks. What is null is as the shop comes. */
export interface Brand extends BrandColors {
  /** Images of the media library, for each theme. */
  logoLight: string | null;
  logoDark: string | null;
  /** What browsers and phones show of the shop. */
  icon: string | null;
  /** Of headings and of text. */
  fonts: FontPair | null;
  radius: number | null;
  cardStyle: CardStyle | null;
  pictureRatio: PictureRatio | null;
  schemes: BrandSchemes | null;
}

export interface EditableBrand extends Brand {
  updatedAt: string;
}

/** How large logos are shown at most, in pixels. */
export const LOGO_BOX = { width: 200, height: 36 };

/** The sides of the icons that are made of one, in pixels. */
export const ICON_SIZES = { tab: 48, touch: 180, small: 192, large: 512 } as const;

/** Apart from the shop’s other paths, which every page needs. */
export const brandPaths = {
  /** What the brand changes of the styles, for the panel. */
  styles: '/brand.css',
  /** In pixels. Browsers keep it as long as its address. */
  icon: (size: number, version?: number) => `/icon-${size}.png${version === undefined ? '' : `?${version}`}`,
  /** What phones make of the shop on their home screen. */
  manifest: '/manifest.webmanifest',
} as const;

/** An image, and the size that it’s shown in. */
export interface Logo {
  url: string;
  width: number;
  height: number;
}

export type Logos = Record<SchemeName, Logo>;

/** What pages need of it. */
export interface PublicBrand extends Brand {
  /** For the browser’s bar. A shop with one theme has the same for both. */
  grounds: Record<SchemeName, string>;
  /** Null: the arch, and the shop’s name. */
  logos: Logos | null;
  /** Another one after each change, for addresses that browsers keep. */
  version: number;
}

/** A brand that isn’t saved, as visitors would see it. */
export interface BrandPreview {
  brand: PublicBrand | null;
  /** HTML. */
  email: string;
}

export const NO_BRAND: Brand = {
  logoLight: null,
  logoDark: null,
  icon: null,
  accent: null,
  surface: null,
  fonts: null,
  radius: null,
  cardStyle: null,
  pictureRatio: null,
  schemes: null,
};

/** The theme of a shop that has one. */
export const onlyScheme = (brand: Pick<Brand, 'schemes'> | null | undefined): SchemeName | null =>
  brand?.schemes && brand.schemes !== 'both' ? brand.schemes : null;

/** Whether nothing is chosen. */
export const isPlain = (brand: Brand): boolean =>
  (Object.keys(NO_BRAND) as (keyof Brand)[]).every((name) => brand[name] === null);
