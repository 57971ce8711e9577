import { FONTS } from './typography';

/**
 * As soon as the application runs, not before: on a slow line they would only delay its code, and until they are there the
 * fallbacks of the same widths stand in. Without it the browser asks for them when it first sets a text.
 */
export function fetchFonts(): void {
  for (const font of FONTS) document.fonts.load(`1em "${font}"`).catch(() => undefined);
}
