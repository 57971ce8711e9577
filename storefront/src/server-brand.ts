import { apiPaths, brandPaths, ICON_SIZES, onlyScheme, type PublicBrand, type Store } from '@stoa/contract';
import {
  type ApiAnswers,
  BRAND_STYLE_ID,
  brandFontFaces,
  brandStyles,
  FONTS_STYLE_ID,
  ONLY_SCHEME_ATTRIBUTE,
  THEME_ATTRIBUTE,
} from '@stoa/web-kit';

export const brandIn = (answers: ApiAnswers): PublicBrand | null =>
  (answers[apiPaths.store]?.data as Store | null | undefined)?.brand ?? null;

/** What all pages have in common, as built. */
export interface Parts {
  /** Before what a page says about itself, and after it. */
  first: string;
  styles: string;
}

export interface BrandedParts extends Parts {
  /** After all static styles; empty without a brand. */
  own: string;
}

/** Puts a brand into what all pages have in common. It’s done once for each change of the brand. */
export function brandWriter(parts: Parts) {
  let last: { brand: string; written: BrandedParts } = { brand: 'null', written: { ...parts, own: '' } };
  return (brand: PublicBrand | null): BrandedParts => {
    const text = JSON.stringify(brand);
    if (text !== last.brand) last = { brand: text, written: brand ? branded(parts, brand) : { ...parts, own: '' } };
    return last.written;
  };
}

const THEME = new RegExp(` ${THEME_ATTRIBUTE}="\\w+"`);
const ICON = /<link rel="icon"[^>]*>/;
const FACES = new RegExp(`(?<=<style id="${FONTS_STYLE_ID}"[^>]*>)[^<]*`);

const iconsAt = (version: number): string =>
  [
    `<link rel="icon" type="image/png" sizes="48x48" href="${brandPaths.icon(ICON_SIZES.tab, version)}">`,
    `<link rel="apple-touch-icon" href="${brandPaths.icon(ICON_SIZES.touch, version)}">`,
    `<link rel="manifest" href="${brandPaths.manifest}">`,
  ].join('');

function branded({ first, styles }: Parts, brand: PublicBrand): BrandedParts {
  const only = onlyScheme(brand);
  const inItsFonts = brand.fonts ? styles.replace(FACES, brandFontFaces(brand.fonts)) : styles;
  return {
    first: only ? first.replace(THEME, ` ${THEME_ATTRIBUTE}="${only}" ${ONLY_SCHEME_ATTRIBUTE}="${only}"`) : first,
    styles: brand.icon ? inItsFonts.replace(ICON, iconsAt(brand.version)) : inItsFonts,
    own: `<style id="${BRAND_STYLE_ID}">${brandStyles(brand)}</style>`,
  };
}
