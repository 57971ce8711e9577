import { type FontPair, fontsOf, MAX_IMAGE_PIXELS, type SchemeColors, SHARE_IMAGE } from '@stoa/contract';
import sharp from 'sharp';
import { markPaths } from '../../../brand';
import { drawFittingText, drawText, type Lettering, letteringOf } from './text';

export interface Card {
  shopName: string;
  category: string;
  title: string;
  note: string;
  image: Buffer | undefined;
  colors: SchemeColors;
  fonts: FontPair | null;
  /** Stands in for the mark and the name. */
  logo: Buffer | undefined;
}

const letteringIn = ({ accent, text, muted }: SchemeColors, pair: FontPair | null) => {
  const fonts = fontsOf(pair);
  const titleFont = letteringOf(fonts.heading, 'bold');
  const textFont = letteringOf(fonts.text, 'medium');
  return {
    overline: { ...textFont, color: accent, spacing: 2048 } satisfies Lettering,
    title: { ...titleFont, color: text },
    note: { ...textFont, color: muted },
    shopName: { ...textFont, color: text },
  };
};

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;
const MARGIN = 80;
const COLUMN = 560;
const TITLE_SIZES = [72, 62, 54, 46, 38, 32];
const TITLE_TOP = 142;
const TITLE_HEIGHT = 290;
const LONGEST_LINE = 34;

/** The opening of the arch. */
const OPENING = { left: 726, top: 96, width: 388, height: HEIGHT - 96 };

const arch = ({ left, top, width, height }: typeof OPENING): string =>
  `M${left} ${top + height}V${top + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0V${top + height}Z`;

const svg = (content: string, width = WIDTH, height = HEIGHT): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`);

const FRAME = {
  left: OPENING.left - 26,
  top: OPENING.top - 26,
  width: OPENING.width + 52,
  height: OPENING.height + 26,
};

/** The arch with the sun in it. */
const backgroundIn = ({ ground, raised, accent }: SchemeColors, more: string): Buffer =>
  svg(`
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${ground}"/>
  <path fill="${raised}" d="${arch(FRAME)}"/>
  <path fill="${ground}" d="${arch(OPENING)}"/>
  <path fill="${accent}" d="M${OPENING.left + 70} ${HEIGHT}a124 124 0 0 1 248 0Z"/>${more}`);

/** The shop’s mark, which is the same thing small. */
const markIn = ({ text, accent }: SchemeColors): string =>
  `<g transform="translate(${MARGIN - 4} 528) scale(1.5)">${markPaths({ ring: text, sun: accent })}</g>`;

const MASK = svg(`<path d="${arch({ ...OPENING, left: 0, top: 0 })}"/>`, OPENING.width, OPENING.height);

/** None if it can't be read: the arch then has its sun. */
const imageInArch = async (file: Buffer) => {
  const { left, top, width, height } = OPENING;
  const input = await sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize(width, height, { fit: 'cover' })
    .composite([{ input: MASK, blend: 'dest-in' }])
    .png()
    .toBuffer()
    .catch(() => undefined);
  return input ? [{ input, left, top }] : [];
};

const LOGO = { width: 420, height: 60 };

/** None if it can’t be read: the mark stands in for it. */
const fitted = async (file: Buffer) => {
  const logo = await sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize({ ...LOGO, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true })
    .catch(() => undefined);
  return logo && { input: logo.data, left: MARGIN, top: 552 - Math.round(logo.info.height / 2) };
};

const oneLine = (text: string): string => {
  const signs = [...text];
  return signs.length > LONGEST_LINE ? `${signs.slice(0, LONGEST_LINE - 1).join('')}…` : text;
};

export const drawShareImage = async ({
  shopName,
  category,
  title,
  note,
  image,
  colors,
  fonts,
  logo,
}: Card): Promise<Buffer> => {
  const lettering = letteringIn(colors, fonts);
  const [overline, heading, below, name, libraryImage, ownLogo] = await Promise.all([
    drawText(oneLine(category.toUpperCase()), lettering.overline, 22, COLUMN),
    drawFittingText(title, lettering.title, TITLE_SIZES, { width: COLUMN, height: TITLE_HEIGHT }),
    drawText(oneLine(note), lettering.note, 28, COLUMN),
    drawText(oneLine(shopName), lettering.shopName, 26, COLUMN - 64),
    image ? imageInArch(image) : [],
    logo && fitted(logo),
  ]);
  return sharp(backgroundIn(colors, ownLogo ? '' : markIn(colors)))
    .composite([
      ...libraryImage,
      { input: overline.input, left: MARGIN, top: 96 },
      { input: heading.input, left: MARGIN, top: TITLE_TOP },
      { input: below.input, left: MARGIN, top: TITLE_TOP + heading.height + 32 },
      ownLogo ?? { input: name.input, left: MARGIN + 60, top: 564 - name.height },
    ])
    .jpeg({ quality: 85 })
    .toBuffer();
};
