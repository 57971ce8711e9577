import path from 'node:path';
import { DEFAULT_SCHEMES, LOGO_BOX, MAX_IMAGE_PIXELS } from '@stoa/contract';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { type MarkColors, markColors, markPaths } from '../../../brand';
import { notFound } from '../../../http/problem';
import { aFewAtATime } from '../../../images/a-few-at-a-time';
import { readUpload } from '../../../images/storage/uploads';

/** Twice what emails show, for sharp screens. */
const THUMBNAIL = 128;
const KEPT = 256;

const LOGO = { width: LOGO_BOX.width * 2, height: LOGO_BOX.height * 2 };
const MARK = /^mark-([0-9A-F]{6})-([0-9A-F]{6})\.png$/;

const nothing = () => notFound('This image does not exist');

const drawMark = (colors: MarkColors): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="112" viewBox="2 2 28 28">${markPaths(colors)}</svg>`,
    ),
  )
    .png()
    .toBuffer();

/** Only files of the media library: other addresses could lead anywhere. */
const libraryImage = async (name: string) => {
  const file = await readUpload(name);
  if (!file) throw nothing();
  return sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS }).timeout({ seconds: 10 }).autoOrient();
};

const drawLogo = async (name: string): Promise<Buffer> =>
  (await libraryImage(name))
    .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();

const drawThumbnail = async (name: string): Promise<Buffer> =>
  (await libraryImage(name))
    .resize(THUMBNAIL, THUMBNAIL, { fit: 'cover' })
    .flatten({ background: '#FFFFFF' })
    .jpeg({ quality: 82 })
    .toBuffer();

/** Undefined if no email has an image of this name. `logo.png` is in emails of long ago. */
const drawingOf = (name: string): (() => Promise<Buffer>) | undefined => {
  const [, ring, sun] = MARK.exec(name) ?? [];
  if (name === 'logo.png') return () => drawMark(markColors(DEFAULT_SCHEMES));
  if (ring && sun) return () => drawMark({ ring: `#${ring}`, sun: `#${sun}` });
  if (/^logo-.+\.png$/.test(name)) return () => drawLogo(path.basename(name.slice('logo-'.length), '.png'));
  return name.endsWith('.jpg') ? () => drawThumbnail(path.basename(name, '.jpg')) : undefined;
};

/** The images of emails, drawn when they are first asked for. */
export default () => {
  const inTurn = aFewAtATime(2);
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT });

  return {
    async show(name: string): Promise<{ type: string; body: Buffer }> {
      const drawing = drawingOf(name);
      if (!drawing) throw nothing();
      const image =
        drawn.get(name) ??
        inTurn(() =>
          drawing().catch(() => {
            throw nothing();
          }),
        );
      drawn.set(name, image);
      image.catch(() => drawn.delete(name));
      return { type: name.endsWith('.png') ? 'image/png' : 'image/jpeg', body: await image };
    },
  };
};
