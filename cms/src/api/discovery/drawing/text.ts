import { FONTS, type FontName } from '@stoa/contract';
import sharp from 'sharp';
import { type FontWeight, fontFile } from '../../../fonts';
import { escapeXml } from '../domain/xml';

export interface Lettering {
  /** The font's name as it says itself, and its file. */
  family: string;
  file: string;
  color: string;
  /** In 1/1024 of a pixel. */
  spacing?: number;
}

const STYLES = { regular: '', medium: ' Medium', bold: ' SemiBold' };

export const letteringOf = (font: FontName, weight: FontWeight): Omit<Lettering, 'color'> => ({
  family: FONTS[font].name + STYLES[weight],
  file: fontFile(font, weight),
});

export interface DrawnText {
  input: Buffer;
  width: number;
  height: number;
}

/** Draws a text in lines of at most `width` pixels, with a transparent ground. */
export const drawText = async (
  text: string,
  { family, file, color, spacing = 0 }: Lettering,
  size: number,
  width: number,
): Promise<DrawnText> => {
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${color}" letter_spacing="${spacing}">${escapeXml(text)}</span>`,
      font: `${family} ${size}`,
      fontfile: file,
      width,
      rgba: true,
      wrap: 'word-char',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
};

/** In the largest of the sizes that leaves it no higher than `height`. */
export const drawFittingText = async (
  text: string,
  lettering: Lettering,
  sizes: number[],
  { width, height }: { width: number; height: number },
): Promise<DrawnText> => {
  const [size = 0, ...smaller] = sizes;
  const drawn = await drawText(text, lettering, size, width);
  if (drawn.height <= height) return drawn;
  if (smaller.length > 0) return drawFittingText(text, lettering, smaller, { width, height });
  const { data, info } = await sharp(drawn.input)
    .resize({ width, height, fit: 'inside' })
    .toBuffer({ resolveWithObject: true });
  return { input: data, width: info.width, height: info.height };
};
