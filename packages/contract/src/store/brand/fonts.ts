/** Imports nothing: the builds read it by path. */
interface Font {
  /** As its makers call it. */
  name: string;
  kind: 'serif' | 'sans';
}

/** The fonts that come with the shop. */
export const FONTS = {
  fraunces: { name: 'Fraunces', kind: 'serif' },
  inter: { name: 'Inter', kind: 'sans' },
  playfair: { name: 'Playfair Display', kind: 'serif' },
  sourceSans: { name: 'Source Sans 3', kind: 'sans' },
  cormorant: { name: 'Cormorant', kind: 'serif' },
  figtree: { name: 'Figtree', kind: 'sans' },
  lora: { name: 'Lora', kind: 'serif' },
  mulish: { name: 'Mulish', kind: 'sans' },
  newsreader: { name: 'Newsreader', kind: 'serif' },
  publicSans: { name: 'Public Sans', kind: 'sans' },
  bricolage: { name: 'Bricolage Grotesque', kind: 'sans' },
  hanken: { name: 'Hanken Grotesk', kind: 'sans' },
  spaceGrotesk: { name: 'Space Grotesk', kind: 'sans' },
  syne: { name: 'Syne', kind: 'sans' },
  manrope: { name: 'Manrope', kind: 'sans' },
  literata: { name: 'Literata', kind: 'serif' },
} as const satisfies Record<string, Font>;
export type FontName = keyof typeof FONTS;

/** A font for headings, and one for text. */
export interface PairedFonts {
  heading: FontName;
  text: FontName;
}

/** By the font of their headings. */
export const FONT_PAIRS = [
  'fraunces',
  'playfair',
  'cormorant',
  'lora',
  'newsreader',
  'literata',
  'bricolage',
  'manrope',
  'space-grotesk',
  'syne',
] as const;
export type FontPair = (typeof FONT_PAIRS)[number];

export const fontPairs: Record<FontPair, PairedFonts> = {
  fraunces: { heading: 'fraunces', text: 'inter' },
  playfair: { heading: 'playfair', text: 'sourceSans' },
  cormorant: { heading: 'cormorant', text: 'figtree' },
  lora: { heading: 'lora', text: 'mulish' },
  newsreader: { heading: 'newsreader', text: 'publicSans' },
  literata: { heading: 'literata', text: 'literata' },
  bricolage: { heading: 'bricolage', text: 'hanken' },
  manrope: { heading: 'manrope', text: 'manrope' },
  'space-grotesk': { heading: 'spaceGrotesk', text: 'inter' },
  syne: { heading: 'syne', text: 'figtree' },
};

/** What the shop comes with. */
export const DEFAULT_FONTS: FontPair = 'fraunces';

export const fontsOf = (pair: FontPair | null | undefined): PairedFonts => fontPairs[pair ?? DEFAULT_FONTS];
