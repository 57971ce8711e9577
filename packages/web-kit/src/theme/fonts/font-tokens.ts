import { FONT_VARIABLES, HEADING_WEIGHT } from '../typography.ts';
import { familyOf } from './faces.ts';
import { type FontPair, fontsOf } from './names.ts';

/** Of all headings. Fraunces has one for each size, as the theme says. */
const HEADING_WEIGHTS: Record<FontPair, string> = {
  fraunces: 'initial',
  playfair: '500',
  cormorant: '550',
  lora: '500',
  newsreader: '480',
  literata: '500',
  bricolage: '650',
  manrope: '650',
  'space-grotesk': '600',
  syne: '650',
};

/** What the theme takes its fonts from. */
export function fontTokens(pair: FontPair): [name: string, value: string][] {
  const { heading, text } = fontsOf(pair);
  return [
    [FONT_VARIABLES.heading, familyOf(heading)],
    [FONT_VARIABLES.text, familyOf(text)],
    [HEADING_WEIGHT, HEADING_WEIGHTS[pair]],
  ];
}
