import fc from 'fast-check';
import {
  adjustmentsOf,
  brandSchemes,
  GROUNDS,
  LEAST_FOR_CONTROLS,
  LEAST_FOR_TEXT,
  type Schemes,
  SIGNALS,
  TINTS,
} from './brand-schemes';
import { contrast, mixed, toColor, toOklch } from './color';
import { SCHEME_NAMES } from './grounds';
import { DEFAULT_SCHEMES, type SchemeColors } from './schemes';

type Pair = [color: keyof SchemeColors, on: keyof SchemeColors, least: number];
/** What stands on a background that is tinted with another color. */
type Tinted = [color: keyof SchemeColors, tint: keyof SchemeColors, share: number];

const TEXTS = ['text', 'muted', 'accent', 'accentHover', 'sage', 'sageHover', ...SIGNALS] as const;
const PAIRS: Pair[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground): Pair => [text, ground, LEAST_FOR_TEXT])),
  ['onAccent', 'accent', LEAST_FOR_TEXT],
  ['onAccent', 'accentHover', LEAST_FOR_TEXT],
  ['onSage', 'sage', LEAST_FOR_TEXT],
  ['onSage', 'sageHover', LEAST_FOR_TEXT],
  ...SIGNALS.map((signal): Pair => ['onSignal', signal, LEAST_FOR_TEXT]),
  ...GROUNDS.map((ground): Pair => ['control', ground, LEAST_FOR_CONTROLS]),
];

const TINTED: Tinted[] = [
  ...(['accent', 'accentHover', 'sage', ...SIGNALS] as const).map((color): Tinted => [color, color, TINTS.hovered]),
  ['text', 'accent', TINTS.marked],
  ['muted', 'accent', TINTS.selected],
];

/** Which colors can’t be read, or told apart, on which. */
const faults = (schemes: Schemes) =>
  SCHEME_NAMES.flatMap((name) => {
    const colors = schemes[name];
    return [
      ...PAIRS.filter(([color, on, least]) => contrast(colors[color], colors[on]) < least).map(
        ([color, on]) => `${name}: ${color} ${colors[color]} on ${on} ${colors[on]}`,
      ),
      ...TINTED.flatMap(([color, tint, share]) =>
        GROUNDS.map((ground): [string, number] => {
          const found = contrast(colors[color], mixed(colors[tint], colors[ground], share));
          return [`${name}: ${color} ${colors[color]} on ${ground} with ${share} of ${tint}`, found];
        }).flatMap(([said, found]) => (found < LEAST_FOR_TEXT ? [said] : [])),
      ),
    ];
  });

const anyColor = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`.toUpperCase());
const anyChoice = fc.option(anyColor);

test('the contrast is 21 for black on white, and 1 for a color on itself', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#E5835A', '#E5835A')).toBe(1);
});

test('a color is the same after its way through OKLCH', () => {
  fc.assert(fc.property(anyColor, (color) => expect(toColor(toOklch(color))).toBe(color)));
});

test('a shop without a brand has the usual colors, and they can be read', () => {
  expect(brandSchemes({ accent: null, surface: null })).toBe(DEFAULT_SCHEMES);
  expect(faults(DEFAULT_SCHEMES)).toEqual([]);
});

test('whatever colors are chosen, text and controls stand out, on tints of these colors, too', () => {
  fc.assert(
    fc.property(anyChoice, anyChoice, (accent, surface) => {
      expect(faults(brandSchemes({ accent, surface }))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test('a color that is fine stays as it is, and one that isn’t is named', () => {
  const colors = { accent: '#1F5D4A', surface: '#EEF4F0' };
  const schemes = brandSchemes(colors);
  expect(schemes.light).toMatchObject({ accent: '#1F5D4A', ground: '#EEF4F0' });
  expect(adjustmentsOf(colors, schemes)).toEqual([
    { scheme: 'dark', name: 'accent', color: schemes.dark.accent },
    { scheme: 'dark', name: 'surface', color: schemes.dark.ground },
  ]);
});

test('the second color takes the hue of the accent, and none from a gray one', () => {
  const degrees = (color: string) => (toOklch(color).hue * 180) / Math.PI;
  const { light, dark } = brandSchemes({ accent: '#1F4FD8', surface: null });
  expect(degrees(light.sage)).toBeCloseTo(degrees('#1F4FD8'), 0);
  expect(degrees(dark.sage)).toBeCloseTo(degrees('#1F4FD8'), 0);
  expect(toOklch(brandSchemes({ accent: '#222222', surface: null }).light.sage).chroma).toBeCloseTo(0);
  expect(brandSchemes({ accent: null, surface: '#141A24' }).dark.sage).toBe(DEFAULT_SCHEMES.dark.sage);
});

test('black is white in the dark theme, and the reverse', () => {
  expect(brandSchemes({ accent: '#000000', surface: null }).dark.accent).toBe('#FFFFFF');
  expect(brandSchemes({ accent: '#FFFFFF', surface: null }).light.accent).toBe('#000000');
});

test('a dark surface is the dark theme’s background', () => {
  expect(brandSchemes({ accent: null, surface: '#141A24' }).dark.ground).toBe('#141A24');
});
