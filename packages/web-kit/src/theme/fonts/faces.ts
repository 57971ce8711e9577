import { type FontFiles, SUBSETS, type Subset } from './files.ts';
import { FONTS, type FontName, type FontPair, fontsOf } from './names.ts';

interface Face {
  /** The least and the greatest. */
  weights: string;
  /** What makes the font as large as others of its size, in percent. */
  size?: number;
  /** Of its letters, as a share of those of the system’s font, where it’s used most. */
  width: number;
  /** Above and below the line, of its size. */
  ascent: number;
  descent: number;
}

/** Measured in Chromium, in the weights of headings or of text. */
const FACES: Record<FontName, Face> = {
  fraunces: { weights: '100 900', width: 1.115, ascent: 0.978, descent: 0.255 },
  inter: { weights: '100 900', width: 1.067, ascent: 0.969, descent: 0.241 },
  playfair: { weights: '400 900', width: 1.109, ascent: 1.082, descent: 0.251 },
  sourceSans: { weights: '200 900', size: 106, width: 0.928, ascent: 1.024, descent: 0.4 },
  cormorant: { weights: '300 700', size: 116, width: 0.967, ascent: 0.924, descent: 0.287 },
  figtree: { weights: '300 900', width: 1.004, ascent: 0.95, descent: 0.25 },
  lora: { weights: '400 700', width: 1.158, ascent: 1.006, descent: 0.274 },
  mulish: { weights: '200 1000', width: 1.043, ascent: 1.005, descent: 0.25 },
  newsreader: { weights: '200 800', size: 106, width: 1.061, ascent: 0.735, descent: 0.265 },
  publicSans: { weights: '100 900', width: 1.034, ascent: 0.95, descent: 0.225 },
  bricolage: { weights: '200 800', width: 1.084, ascent: 0.93, descent: 0.27 },
  hanken: { weights: '100 900', width: 1.005, ascent: 1, descent: 0.303 },
  spaceGrotesk: { weights: '300 700', width: 1.086, ascent: 0.984, descent: 0.292 },
  syne: { weights: '400 800', width: 1.2, ascent: 0.925, descent: 0.275 },
  manrope: { weights: '200 800', width: 1.04, ascent: 1.066, descent: 0.3 },
  literata: { weights: '200 900', size: 97, width: 1.17, ascent: 1.177, descent: 0.308 },
};

const RANGES: Record<Subset, string> = {
  'latin-ext':
    'U+100-2BA,U+2BD-2C5,U+2C7-2CC,U+2CE-2D7,U+2DD-2FF,U+304,U+308,U+329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,' +
    'U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
  latin:
    'U+0-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,' +
    'U+2212,U+2215,U+FEFF,U+FFFD',
};

/** On Windows and macOS, and on Linux. */
const SYSTEM_FONTS = {
  serif: ['Times New Roman', 'Liberation Serif', 'Tinos'],
  sans: ['Arial', 'Liberation Sans', 'Arimo'],
};
const LAST = { serif: 'Georgia, serif', sans: 'system-ui, sans-serif' };

const nameOf = (font: FontName) => `"${FONTS[font].name} Variable"`;
const fallbackOf = (font: FontName) => `"${FONTS[font].name} Fallback"`;

export const familyOf = (font: FontName): string => `${nameOf(font)}, ${fallbackOf(font)}, ${LAST[FONTS[font].kind]}`;

const written = (values: Record<string, string | undefined>): string =>
  `@font-face{${Object.entries(values)
    .flatMap(([name, value]) => (value ? [`${name}:${value}`] : []))
    .join(';')}}`;

const fontsIn = (pair: FontPair): FontName[] => {
  const { heading, text } = fontsOf(pair);
  return [...new Set([heading, text])];
};

const percent = (share: number) => `${Number((share * 100).toFixed(1))}%`;

/** Only Latin and Latin Extended, a file each. Browsers fetch one only if the page uses its letters. */
export const fontFaces = (pair: FontPair, files: FontFiles): string =>
  fontsIn(pair)
    .flatMap((font) => {
      const { weights, size } = FACES[font];
      return SUBSETS.map((subset) =>
        written({
          'font-family': nameOf(font),
          'font-style': 'normal',
          'font-display': 'swap',
          'font-weight': weights,
          'size-adjust': size ? `${size}%` : undefined,
          src: `url("${files[font]?.[subset] ?? ''}") format("woff2-variations")`,
          'unicode-range': RANGES[subset],
        }),
      );
    })
    .join('');

/** System fonts scaled to the measured widths of ours, so that nothing moves when ours arrive. */
export const fallbackFaces = (pair: FontPair): string =>
  fontsIn(pair)
    .map((font) => {
      const { size = 100, width, ascent, descent } = FACES[font];
      return written({
        'font-family': fallbackOf(font),
        src: SYSTEM_FONTS[FONTS[font].kind].map((name) => `local("${name}")`).join(','),
        'size-adjust': percent((width * size) / 100),
        'ascent-override': percent(ascent / width),
        'descent-override': percent(descent / width),
        'line-gap-override': '0%',
      });
    })
    .join('');
