import { MAX_PICTURE_PIXELS, MAX_PICTURE_SIDE, type PictureType } from '@stoa/contract';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { badField } from '../http/problem';

/** A moving picture that never ends, or one that is made to be slow. */
const DEADLINE_SECONDS = 120;

const ENCODINGS: Record<PictureType, (picture: Sharp, metadata: Metadata) => Sharp> = {
  'image/jpeg': (picture) => picture.jpeg({ quality: 85 }),
  'image/png': (picture, { isPalette }) => picture.png({ palette: isPalette }),
  'image/webp': (picture) => picture.webp({ quality: 85 }),
  'image/avif': (picture) => picture.avif({ quality: 60, effort: 2 }),
  'image/gif': (picture) => picture.gif(),
};

const damaged = () => badField('file', 'This picture is damaged: it cannot be read');

const tooManyPixels = (width: number, height: number, frames: number) => {
  const size = `${width} × ${height} pixels${frames > 1 ? `, ${frames} times` : ''}`;
  const limit = `${MAX_PICTURE_SIDE.toLocaleString('en-US')} a side and ${MAX_PICTURE_PIXELS / 1_000_000} million in all`;
  return badField('file', `This picture has ${size}: at most ${limit} can be used`);
};

/** From the header alone: nothing is decoded before its size is known. */
const checkedMetadata = async (content: Buffer): Promise<Metadata> => {
  const metadata = await sharp(content, { limitInputPixels: false }).metadata();
  const { width, height, pages: frames = 1 } = metadata;
  if (Math.max(width, height) > MAX_PICTURE_SIDE || width * height * frames > MAX_PICTURE_PIXELS)
    throw tooManyPixels(width, height, frames);
  return metadata;
};

/**
 * The same picture, drawn anew from its pixels: whatever else the file held – a page, a script, an archive, the place where it
 * was taken – stays behind. Its colours become those of the web, and it stands upright without being told to.
 */
export const encodeAnew = async (content: Buffer, mime: PictureType): Promise<Buffer> => {
  const metadata = await checkedMetadata(content).catch((error) => {
    throw error.status ? error : damaged();
  });
  const moves = (metadata.pages ?? 1) > 1;
  const picture = sharp(content, { animated: moves, limitInputPixels: MAX_PICTURE_PIXELS, failOn: 'error' });
  const upright = moves ? picture : picture.autoOrient();
  return ENCODINGS[mime](upright, metadata)
    .timeout({ seconds: DEADLINE_SECONDS })
    .toBuffer()
    .catch(() => {
      throw damaged();
    });
};
