import { FONTS, type FontName } from '@stoa/contract';

/** Those that paper and images are set in (deploy/cms/prune.mjs keeps them). */
const WEIGHTS = { regular: '400Regular', medium: '500Medium', bold: '600SemiBold' };
export type FontWeight = keyof typeof WEIGHTS;

/** The file of a font, with all its letters. */
export function fontFile(font: FontName, weight: FontWeight): string {
  const words = FONTS[font].name.split(' ');
  const [folder, style] = [words.join('-').toLowerCase(), WEIGHTS[weight]];
  return require.resolve(`@expo-google-fonts/${folder}/${style}/${words.join('')}_${style}.ttf`);
}
