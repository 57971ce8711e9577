import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { Article } from '../../../area/publication';
import { environment } from '../../../environment';
import { aFewAtATime } from '../../../images/a-few-at-a-time';
import { type Context, services } from '../../../services';
import { type Card, drawShareImage } from '../drawing/share-image';

/** About 5 MB. */
const KEPT = 64;

/** An image of the media library. Others aren't fetched: an address could lead anywhere, even into the operator's network. */
const fileOf = (address: string | null): string | undefined =>
  address?.startsWith('/uploads/')
    ? path.join(environment.dataFolder, 'public/uploads', path.basename(address))
    : undefined;

const changeOf = async (file: string): Promise<number | undefined> =>
  (await stat(file).catch(() => undefined))?.mtimeMs;

export default ({ strapi }: Context) => {
  const inTurn = aFewAtATime(2);
  /** By what they show, the one asked for longest ago first. */
  const drawn = new Map<string, Promise<Buffer>>();

  const draw = (key: string, card: Card): Promise<Buffer> => {
    const image = drawn.get(key) ?? inTurn(() => drawShareImage(card));
    drawn.delete(key);
    drawn.set(key, image);
    image.catch(() => drawn.delete(key));
    const [oldest] = drawn.keys();
    if (drawn.size > KEPT && oldest) drawn.delete(oldest);
    return image;
  };

  return {
    async of({ title, category, note, image: address }: Article): Promise<Buffer> {
      const { shopName } = await services(strapi).store.settings.readPublic();
      const image = fileOf(address);
      const card = { shopName, title, category, note, image };
      const change = image && (await changeOf(image));
      return draw(
        createHash('sha1')
          .update(JSON.stringify([card, change]))
          .digest('hex'),
        card,
      );
    },
  };
};
