import type { FontName } from './names.ts';

export const SUBSETS = ['latin-ext', 'latin'] as const;
export type Subset = (typeof SUBSETS)[number];

/** Of the element that has the faces of the fonts that a page fetches. */
export const FONTS_STYLE_ID = 'fonts';

/** Where the shop serves its fonts. */
export type FontFiles = Partial<Record<FontName, Partial<Record<Subset, string>>>>;
