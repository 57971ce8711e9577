import { MAX_IMAGE_PIXELS, SHARE_IMAGE } from '@stoa/contract';
import sharp from 'sharp';
import { drawFittingText, drawText, type Lettering } from './text';

export interface Card {
  shopName: string;
  category: string;
  title: string;
  note: string;
  image: Buffer | undefined;
}

/** The dark theme's colors. */
const GROUND = '#12110F';
const SURFACE = '#24221E';
const TEXT = '#F2EDE4';
const MUTED = '#B8B0A2';
const ACCENT = '#E5835A';

const FRAUNCES = {
  family: 'Fraunces SemiBold',
  file: require.resolve('@expo-google-fonts/fraunces/600SemiBold/Fraunces_600SemiBold.ttf'),
};
const INTER = {
  family: 'Inter Medium',
  file: require.resolve('@expo-google-fonts/inter/500Medium/Inter_500Medium.ttf'),
};
const OVERLINE: Lettering = { ...INTER, color: ACCENT, spacing: 2048 };
const TITLE: Lettering = { ...FRAUNCES, color: TEXT };
const NOTE: Lettering = { ...INTER, color: MUTED };
const SHOP_NAME: Lettering = { ...INTER, color: TEXT };

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

/** The arch with the sun in it, and the shop's mark, which is the same thing small. */
const BACKGROUND = svg(`
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${GROUND}"/>
  <path fill="${SURFACE}" d="${arch(FRAME)}"/>
  <path fill="${GROUND}" d="${arch(OPENING)}"/>
  <path fill="${ACCENT}" d="M${OPENING.left + 70} ${HEIGHT}a124 124 0 0 1 248 0Z"/>
  <g transform="translate(${MARGIN - 4} 528) scale(1.5)">
    <path fill="${TEXT}" d="M4 29V15a12 12 0 0 1 24 0v14h-3.75V15a8.25 8.25 0 0 0-16.5 0v14Z"/>
    <path fill="${ACCENT}" d="M10.5 29v-1a5.5 5.5 0 0 1 11 0v1Z"/>
  </g>`);

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

const oneLine = (text: string): string => {
  const signs = [...text];
  return signs.length > LONGEST_LINE ? `${signs.slice(0, LONGEST_LINE - 1).join('')}…` : text;
};

export const drawShareImage = async ({ shopName, category, title, note, image }: Card): Promise<Buffer> => {
  const [overline, heading, below, name, libraryImage] = await Promise.all([
    drawText(oneLine(category.toUpperCase()), OVERLINE, 22, COLUMN),
    drawFittingText(title, TITLE, TITLE_SIZES, { width: COLUMN, height: TITLE_HEIGHT }),
    drawText(oneLine(note), NOTE, 28, COLUMN),
    drawText(oneLine(shopName), SHOP_NAME, 26, COLUMN - 64),
    image ? imageInArch(image) : [],
  ]);
  return sharp(BACKGROUND)
    .composite([
      ...libraryImage,
      { input: overline.input, left: MARGIN, top: 96 },
      { input: heading.input, left: MARGIN, top: TITLE_TOP },
      { input: below.input, left: MARGIN, top: TITLE_TOP + heading.height + 32 },
      { input: name.input, left: MARGIN + 60, top: 564 - name.height },
    ])
    .jpeg({ quality: 85 })
    .toBuffer();
};
