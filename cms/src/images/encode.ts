import { type ImageType, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from '@stoa/contract';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { badField } from '../http/problem';
import { fileTypeOf } from './file-type';
import { neededChunks } from './png-chunks';

/** Guards against endless animations and images built to be slow. */
const DEADLINE_SECONDS = 120;

/** Three times the size at which the shop shows one. */
const AVATAR_SIDE = 264;

/** Enough to see what is wrong with something. */
const RETURN_SIDE = 1_600;

/** More than most phones take. Anyone may send such an image, and it's decoded to be made small. */
const MAX_PIXELS_FROM_ANYONE = 25_000_000;

const ENCODINGS: Record<ImageType, (image: Sharp, metadata: Metadata) => Sharp> = {
  'image/jpeg': (image) => image.jpeg({ quality: 85 }),
  'image/png': (image, { isPalette }) => image.png({ palette: isPalette }),
  'image/webp': (image) => image.webp({ quality: 85 }),
  'image/avif': (image) => image.avif({ quality: 60, effort: 2 }),
  'image/gif': (image) => image.gif(),
};

const damaged = () => badField('file', 'This image is damaged and can’t be read');

const tooManyPixels = (width: number, height: number, frames: number, most: number) => {
  const size = `${width} × ${height} pixels${frames > 1 ? `, ${frames} times` : ''}`;
  const limit = `${MAX_IMAGE_SIDE.toLocaleString('en-US')} per side and ${most / 1_000_000} million in total`;
  return badField('file', `This image has ${size}. The limit is ${limit}`);
};

/**
 * Reads only the header, so nothing is decoded before its size is known. Reading it can't be stopped, so it must not take long:
 * only a PNG packs more into it than the file shows, and that is taken out.
 */
const checked = async (sent: Buffer, most: number): Promise<{ content: Buffer; metadata: Metadata }> => {
  const content = fileTypeOf(sent)?.mime === 'image/png' ? await neededChunks(sent) : sent;
  const metadata = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw damaged();
    });
  const { width, height, pages: frames = 1 } = metadata;
  if (Math.max(width, height) > MAX_IMAGE_SIDE || width * height * frames > most)
    throw tooManyPixels(width, height, frames, most);
  return { content, metadata };
};

const encoded = (image: Sharp): Promise<Buffer> =>
  image
    .timeout({ seconds: DEADLINE_SECONDS })
    .toBuffer()
    .catch(() => {
      throw damaged();
    });

const limits = { limitInputPixels: MAX_IMAGE_PIXELS, failOn: 'error' } as const;

/**
 * Re-encodes an image from its pixels, which drops anything else in the file: a page, a script, an archive, the location where it
 * was taken. Colors are converted for the web, and the rotation is applied to the pixels.
 */
export const encodeAnew = async (sent: Buffer, mime: ImageType): Promise<Buffer> => {
  const { content, metadata } = await checked(sent, MAX_IMAGE_PIXELS);
  const moves = (metadata.pages ?? 1) > 1;
  const image = sharp(content, { animated: moves, ...limits });
  return encoded(ENCODINGS[mime](moves ? image : image.autoOrient(), metadata));
};

/** The middle of an image, small and square, likewise from its pixels; of an animation the first frame. */
export const encodeSquare = async (sent: Buffer): Promise<Buffer> => {
  const { content } = await checked(sent, MAX_PIXELS_FROM_ANYONE);
  return encoded(sharp(content, limits).autoOrient().resize(AVATAR_SIDE, AVATAR_SIDE).webp({ quality: 85 }));
};

/** An image that isn't larger than needed, likewise from its pixels; of an animation the first frame. */
export const encodeWithin = async (sent: Buffer): Promise<Buffer> => {
  const { content } = await checked(sent, MAX_PIXELS_FROM_ANYONE);
  const image = sharp(content, limits).autoOrient();
  return encoded(
    image.resize(RETURN_SIDE, RETURN_SIDE, { fit: 'inside', withoutEnlargement: true }).webp({ quality: 80 }),
  );
};
