import path from 'node:path';
import { MAX_IMAGE_PIXELS } from '@stoa/contract';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { MARK } from '../../../brand';
import { notFound } from '../../../http/problem';
import { aFewAtATime } from '../../../images/a-few-at-a-time';
import { readUpload } from '../../../images/storage/uploads';

/** Twice what emails show, for sharp screens. */
const THUMBNAIL = 128;
const KEPT = 256;

const LOGO = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="96" height="112" viewBox="2 2 28 28">
  <path fill="${MARK.ring.color}" d="${MARK.ring.path}"/>
  <path fill="${MARK.sun.color}" d="${MARK.sun.path}"/>
</svg>`);

const nothing = () => notFound('This image does not exist');

/** Only files of the media library: other addresses could lead anywhere. */
const draw = async (name: string): Promise<Buffer> => {
  const file = await readUpload(path.basename(name, '.jpg'));
  if (!file) throw nothing();
  return sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize(THUMBNAIL, THUMBNAIL, { fit: 'cover' })
    .flatten({ background: '#FFFFFF' })
    .jpeg({ quality: 82 })
    .toBuffer()
    .catch(() => {
      throw nothing();
    });
};

/** The images of emails, drawn when they are first asked for. */
export default () => {
  const inTurn = aFewAtATime(2);
  const drawn = new LRUCache<string, Promise<Buffer>>({ max: KEPT });
  let logo: Promise<Buffer> | undefined;

  return {
    async show(name: string): Promise<{ type: string; body: Buffer }> {
      if (name === 'logo.png') {
        logo ??= sharp(LOGO).png().toBuffer();
        return { type: 'image/png', body: await logo };
      }
      if (!name.endsWith('.jpg')) throw nothing();
      const image = drawn.get(name) ?? inTurn(() => draw(name));
      drawn.set(name, image);
      image.catch(() => drawn.delete(name));
      return { type: 'image/jpeg', body: await image };
    },
  };
};
