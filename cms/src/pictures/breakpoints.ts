/** The widths of every image's smaller sizes, by their names in the media library. */
export const BREAKPOINTS = { large: 1200, medium: 800, small: 480 };
