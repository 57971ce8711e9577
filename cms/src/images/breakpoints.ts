/** The widths of every image's smaller sizes, by their names in the media library. Cards in two columns of a phone take the last. */
export const BREAKPOINTS = { large: 1200, medium: 800, small: 480, compact: 336 };
