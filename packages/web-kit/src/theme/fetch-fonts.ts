import { FONTS } from './typography';

/**
 * Call once the app runs, not before: on a slow connection, fonts would only delay its code. Fallbacks of the same widths stand
 * in until they arrive. Without this, the browser fetches a font only when it first renders text in it.
 */
export function fetchFonts(): void {
  for (const font of FONTS) document.fonts.load(`1em "${font}"`).catch(() => undefined);
}
