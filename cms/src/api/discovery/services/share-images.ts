import { createHash } from 'node:crypto';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { brandSchemes, NO_BRAND, onlyScheme } from '@stoa/contract';
import type { Article } from '../../../area/publication';
import { aFewAtATime } from '../../../images/a-few-at-a-time';
import { UPLOADS } from '../../../images/storage/addresses';
import { uploads } from '../../../images/storage/uploads';
import { type Context, services } from '../../../services';
import { type Card, drawShareImage } from '../drawing/share-image';

/** About 5 MB. */
const KEPT = 64;

/** An image of the media library. Others aren't fetched: an address could lead anywhere, even into the operator's network. */
const open = async (address: string | null) =>
  address?.startsWith(UPLOADS) ? uploads.open(path.basename(address)).catch(() => undefined) : undefined;

export default ({ strapi }: Context) => {
  const inTurn = aFewAtATime(2);
  /** By what they show, the one asked for longest ago first. */
  const drawn = new Map<string, Promise<Buffer>>();

  const draw = (key: string, card: () => Promise<Card>): Promise<Buffer> => {
    const image = drawn.get(key) ?? inTurn(async () => drawShareImage(await card()));
    drawn.delete(key);
    drawn.set(key, image);
    image.catch(() => drawn.delete(key));
    const [oldest] = drawn.keys();
    if (drawn.size > KEPT && oldest) drawn.delete(oldest);
    return image;
  };

  return {
    async of({ title, category, note, image: address }: Article): Promise<Buffer> {
      const { store } = services(strapi);
      const [{ shopName }, brand] = await Promise.all([store.settings.read(), store.brand.readPublic()]);
      const scheme = onlyScheme(brand) ?? 'dark';
      const [image, logo] = await Promise.all([open(address), open(brand?.logos?.[scheme].url ?? null)]);
      const look = { colors: brandSchemes(brand ?? NO_BRAND)[scheme], fonts: brand?.fonts ?? null };
      const card = { shopName, title, category, note, ...look };
      const key = createHash('sha1')
        .update(JSON.stringify([card, address, image?.etag, logo?.etag]))
        .digest('hex');
      const contentOf = async (file: typeof image) => file && buffer(file.content).catch(() => undefined);
      return draw(key, async () => ({ ...card, image: await contentOf(image), logo: await contentOf(logo) })).finally(
        () => {
          image?.content.destroy();
          logo?.content.destroy();
        },
      );
    },
  };
};
