import path from 'node:path';
import { brandPaths, ICON_SIZES, MAX_IMAGE_PIXELS, type PublicBrand, shopPaths } from '@stoa/contract';
import sharp from 'sharp';
import { readUpload } from '../../../images/storage/uploads';
import { type Context, services } from '../../../services';

/** Phones show a touch icon on a ground of their own, in black. */
const OPAQUE: number = ICON_SIZES.touch;

const draw = async ({ icon, grounds }: PublicBrand, size: number): Promise<Buffer | undefined> => {
  const file = icon && (await readUpload(path.basename(icon)));
  if (!file) return undefined;
  const drawn = sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize(size, size, { fit: 'contain', background: { r: 0, g: 0, b: 0, alpha: 0 } });
  return (size === OPAQUE ? drawn.flatten({ background: grounds.light }) : drawn).png().toBuffer();
};

/** What browsers and phones show of the shop beside its name, if it has an icon. */
export default ({ strapi }: Context) => {
  const brand = () => services(strapi).store.brand.readPublic();

  return {
    async draw(size: number): Promise<Buffer | undefined> {
      const found = await brand();
      return found?.icon ? draw(found, size) : undefined;
    },

    /** What a phone makes of the shop on its home screen. */
    async manifest(): Promise<string | undefined> {
      const [found, { shopName }] = await Promise.all([brand(), services(strapi).store.settings.read()]);
      if (!found?.icon) return undefined;
      const { grounds, version } = found;
      return JSON.stringify({
        name: shopName,
        short_name: shopName,
        start_url: shopPaths.home,
        display: 'browser',
        background_color: grounds.light,
        theme_color: grounds.light,
        icons: [ICON_SIZES.small, ICON_SIZES.large].map((size) => ({
          src: brandPaths.icon(size, version),
          sizes: `${size}x${size}`,
          type: 'image/png',
        })),
      });
    },
  };
};
