import type { SchemeName } from './grounds';
import { type SchemeColors, schemes } from './palette';

/** Relative luminance of an sRGB color in #RRGGBB form, as defined by WCAG 2.2. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [lighter = 0, darker = 0] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const grounds = ['ground', 'surface', 'raised'] as const;
const texts = ['text', 'muted', 'accent', 'accentHover', 'sage', 'sageHover'] as const;
const signals = ['error', 'warning', 'info', 'success'] as const;
const fills: [keyof SchemeColors, keyof SchemeColors][] = [
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onSage', 'sage'],
  ['onSage', 'sageHover'],
  ...signals.map((signal): [keyof SchemeColors, keyof SchemeColors] => ['onSignal', signal]),
];

test('the contrast is 21 for black on white, and 1 for a color on itself', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21);
  expect(contrast('#E5835A', '#E5835A')).toBe(1);
});

describe.each(Object.keys(schemes) as SchemeName[])('%s scheme', (name) => {
  const colors = schemes[name];

  test.each([...texts, ...signals].flatMap((text) => grounds.map((ground) => [text, ground] as const)))(
    '%s as text on %s reaches AA',
    (text, ground) => {
      expect(contrast(colors[text], colors[ground])).toBeGreaterThanOrEqual(4.5);
    },
  );

  test.each(fills)('%s as text on a fill of %s reaches AA', (text, fill) => {
    expect(contrast(colors[text], colors[fill])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)('borders of controls and the focus ring stand out on %s', (ground) => {
    expect(contrast(colors.control, colors[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(colors.accent, colors[ground])).toBeGreaterThanOrEqual(3);
  });
});
