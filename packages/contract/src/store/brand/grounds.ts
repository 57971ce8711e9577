export const SCHEME_NAMES = ['light', 'dark'] as const;
export type SchemeName = (typeof SCHEME_NAMES)[number];

/** The background of the page, apart from the other colors: the first load needs no more of them. */
export const grounds: Record<SchemeName, string> = { dark: '#12110F', light: '#FAF7F2' };
