import type { TypographyVariantsOptions } from '@mui/material/styles';

/** What a brand changes. They’re defined beside the other variables. */
export const FONT_VARIABLES = { heading: '--stoa-heading-family', text: '--stoa-text-family' } as const;
export const HEADING_WEIGHT = '--stoa-heading-weight';

const headingFamily = `var(${FONT_VARIABLES.heading})`;
const weight = (usual: number) => `var(${HEADING_WEIGHT}, ${usual})`;

/** Digits of equal width, for prices and number columns. */
export const tabularFigures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

const heading = { fontFamily: headingFamily, textWrap: 'balance' } as const;
const smallHeading = { fontFamily: headingFamily, textWrap: 'pretty' } as const;

export const typography: TypographyVariantsOptions = {
  fontFamily: `var(${FONT_VARIABLES.text})`,
  h1: {
    ...heading,
    fontSize: 'clamp(2.75rem, 1.75rem + 4.2vw, 5.25rem)',
    fontWeight: weight(420),
    lineHeight: 1.02,
    letterSpacing: '-0.025em',
  },
  h2: {
    ...heading,
    fontSize: 'clamp(2rem, 1.6rem + 1.7vw, 3rem)',
    fontWeight: weight(440),
    lineHeight: 1.1,
    letterSpacing: '-0.018em',
  },
  h3: {
    ...heading,
    fontSize: 'clamp(1.5rem, 1.35rem + 0.7vw, 2rem)',
    fontWeight: weight(460),
    lineHeight: 1.2,
    letterSpacing: '-0.012em',
  },
  h4: { ...smallHeading, fontSize: '1.375rem', fontWeight: weight(480), lineHeight: 1.25, letterSpacing: '-0.008em' },
  h5: { ...smallHeading, fontSize: '1.1875rem', fontWeight: weight(500), lineHeight: 1.3 },
  h6: { ...smallHeading, fontSize: '1.0625rem', fontWeight: weight(520), lineHeight: 1.35 },
  subtitle1: { fontSize: 'clamp(1.0625rem, 1rem + 0.35vw, 1.25rem)', lineHeight: 1.55 },
  subtitle2: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.45 },
  body1: { fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.55 },
  button: { fontSize: '0.9375rem', fontWeight: 550, letterSpacing: 0, textTransform: 'none' },
  caption: { fontSize: '0.8125rem', lineHeight: 1.5 },
  overline: {
    fontSize: '0.75rem',
    fontWeight: 600,
    lineHeight: 1.5,
    letterSpacing: '0.14em',
    textTransform: 'uppercase',
  },
};

/**
 * Call once the app runs, not before: on a slow connection, fonts would only delay its code. Fallbacks of the same widths stand
 * in until they arrive. Without this, the browser fetches a font only when it first renders text in it.
 */
export function fetchFonts(): void {
  const styles = getComputedStyle(document.documentElement);
  for (const name of Object.values(FONT_VARIABLES))
    document.fonts.load(`1em ${styles.getPropertyValue(name)}`).catch(() => undefined);
}
