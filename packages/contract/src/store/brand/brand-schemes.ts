import type { BrandColors } from './brand';
import { contrast, mixed, type Oklch, toColor, toOklch } from './color';
import { SCHEME_NAMES, type SchemeName } from './grounds';
import { DEFAULT_SCHEMES, type SchemeColors } from './schemes';

/** A chosen color that is shown as another one. */
export interface Adjustment {
  scheme: SchemeName;
  name: keyof BrandColors;
  color: string;
}

export type Schemes = Record<SchemeName, SchemeColors>;

/** WCAG 2.2, AA: of text, and of controls. */
export const LEAST_FOR_TEXT = 4.5;
export const LEAST_FOR_CONTROLS = 3;

export const GROUNDS = ['ground', 'surface', 'raised'] as const satisfies (keyof SchemeColors)[];
export const SIGNALS = ['error', 'warning', 'info', 'success'] as const satisfies (keyof SchemeColors)[];

/**
 * How much of the accent is in backgrounds: of a button that is hovered, of what is selected, and of what is marked. Buttons in
 * other colors are tinted with these.
 */
export const TINTS = { hovered: 0.08, selected: 0.1, marked: 0.22 };

/** The backgrounds’ limits, and where what stands on them goes to stand out more. */
const LIMITS: Record<SchemeName, { darkest: number; lightest: number; chroma: number; away: 1 | -1 }> = {
  light: { darkest: 0.93, lightest: 1, chroma: 0.05, away: -1 },
  dark: { darkest: 0.12, lightest: 0.27, chroma: 0.045, away: 1 },
};

const STEP = 0.004;
const HOVER = 0.06;
const COLORFUL = 0.03;

/** Moves a color in lightness until it stands out from all of these, tinted with it. */
function readable(color: string, from: string[], least: number, away: 1 | -1, tint = 0): string {
  const wanted = toOklch(color);
  let found = color;
  const isTooClose = (ground: string) => contrast(found, mixed(found, ground, tint)) < least;
  for (let moved = STEP; from.some(isTooClose) && moved < 1; moved += STEP)
    found = toColor({ ...wanted, lightness: wanted.lightness + moved * away });
  return found;
}

const withLightness = (color: Oklch, lightness: number): string => toColor({ ...color, lightness });

/** What isn’t colorful: backgrounds, lines, and text, in the hue of the surface. */
function neutrals(name: SchemeName, surface: string): Partial<SchemeColors> {
  const colors = DEFAULT_SCHEMES[name];
  const { darkest, lightest, chroma: most, away } = LIMITS[name];
  const tint = toOklch(surface);
  const usual = toOklch(colors.ground);
  // A light color is the light theme’s background, and a dark one the dark theme’s. The other theme only takes its hue.
  const isItsOwn = away < 0 ? tint.lightness > 0.8 : tint.lightness < 0.4;
  const lightness = isItsOwn ? Math.min(Math.max(tint.lightness, darkest), lightest) : usual.lightness;
  const chroma = Math.min(tint.chroma, most);
  const share = Math.min(chroma / usual.chroma, 3);
  const tinted = (key: keyof SchemeColors, moved: number) => {
    const own = toOklch(colors[key]);
    return toColor({ lightness: own.lightness + moved, chroma: Math.min(own.chroma * share, most), hue: tint.hue });
  };
  const ground =
    isItsOwn && lightness === tint.lightness && chroma === tint.chroma
      ? surface
      : toColor({ lightness, chroma, hue: tint.hue });
  const moved = lightness - usual.lightness;
  return {
    ground,
    // White cards stay white.
    surface: tinted('surface', away < 0 ? Math.max(moved, 0) : moved),
    raised: tinted('raised', moved),
    hairline: tinted('hairline', moved),
    control: tinted('control', 0),
    text: tinted('text', 0),
    muted: tinted('muted', 0),
  };
}

/** What is almost black is almost white in the dark theme, and the reverse: gray would look switched off. */
function inScheme(accent: string, away: 1 | -1): string {
  const { lightness, chroma, hue } = toOklch(accent);
  const isFar = away > 0 ? lightness > 0.5 : lightness < 0.5;
  if (chroma > COLORFUL || isFar) return accent;
  return toColor({ lightness: away > 0 ? 1 - lightness / 3 : (1 - lightness) / 3, chroma, hue });
}

function accents(accent: string, from: string[], away: 1 | -1) {
  const main = readable(inScheme(accent, away), from, LEAST_FOR_TEXT, away, TINTS.hovered);
  const { lightness, ...rest } = toOklch(main);
  const further = lightness + HOVER * away;
  const isPossible = further > 0.15 && further < 0.97;
  const hover = withLightness({ lightness, ...rest }, isPossible ? further : lightness - 2 * HOVER * away);
  const accentHover = readable(hover, from, LEAST_FOR_TEXT, away, TINTS.hovered);
  const onFill =
    away < 0 ? '#FFFFFF' : toColor({ lightness: 0.17, chroma: Math.min(rest.chroma, 0.03), hue: rest.hue });
  return { accent: main, accentHover, onAccent: onFill };
}

/** The quieter color beside the accent, in its hue. */
function quiet(usual: string, accent: string): string {
  const { lightness, chroma } = toOklch(usual);
  const { chroma: most, hue } = toOklch(accent);
  return toColor({ lightness, chroma: Math.min(chroma, most), hue });
}

function schemeOf(name: SchemeName, { accent, surface }: BrandColors): SchemeColors {
  const { away } = LIMITS[name];
  const colors: SchemeColors = { ...DEFAULT_SCHEMES[name], ...(surface && neutrals(name, surface)) };
  const from = GROUNDS.map((ground) => colors[ground]);
  const asText = (color: string) => readable(color, from, LEAST_FOR_TEXT, away, TINTS.hovered);
  const { error, warning, info, success, text, muted, sage, sageHover, control } = colors;
  const accented = accent
    ? accents(accent, from, away)
    : { accent: asText(colors.accent), accentHover: asText(colors.accentHover) };
  const onTints = (color: string, share: number) => {
    const tinted = from.map((ground) => mixed(accented.accent, ground, share));
    return readable(color, [...from, ...tinted], LEAST_FOR_TEXT, away);
  };
  return {
    ...colors,
    control: readable(control, from, LEAST_FOR_CONTROLS, away),
    text: onTints(text, TINTS.marked),
    muted: onTints(muted, TINTS.selected),
    sage: asText(accent ? quiet(sage, accent) : sage),
    sageHover: asText(accent ? quiet(sageHover, accent) : sageHover),
    error: asText(error),
    warning: asText(warning),
    info: asText(info),
    success: asText(success),
    ...accented,
  };
}

/** Both themes in the colors of a brand. Whatever was chosen, text on them can be read. */
export const brandSchemes = (colors: BrandColors): Schemes =>
  colors.accent || colors.surface
    ? { light: schemeOf('light', colors), dark: schemeOf('dark', colors) }
    : DEFAULT_SCHEMES;

/** Where a chosen color couldn’t be shown as it is. */
export const adjustmentsOf = (colors: BrandColors, schemes: Schemes): Adjustment[] =>
  SCHEME_NAMES.flatMap((scheme): Adjustment[] => {
    const { accent, ground } = schemes[scheme];
    return [
      ...(colors.accent && colors.accent !== accent ? [{ scheme, name: 'accent' as const, color: accent }] : []),
      ...(colors.surface && colors.surface !== ground ? [{ scheme, name: 'surface' as const, color: ground }] : []),
    ];
  });
