import path from 'node:path';
import { brandSchemes, MAX_IMAGE_PIXELS, NO_BRAND, type PublicBrand } from '@stoa/contract';
import sharp from 'sharp';
import { markColors } from '../../../brand';
import { readUpload } from '../../../images/storage/uploads';
import type { Letterhead } from './sheets';

/** Sharp enough on paper. */
const LOGO = { width: 900, height: 240 };

/** None if it can’t be read: the mark stands in for it. */
const logoAt = async (address: string): Promise<Letterhead['logo']> => {
  const file = await readUpload(path.basename(address));
  if (!file) return null;
  return sharp(file, { limitInputPixels: MAX_IMAGE_PIXELS })
    .timeout({ seconds: 10 })
    .autoOrient()
    .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer({ resolveWithObject: true })
    .then(
      ({ data, info }) => ({ file: data, ratio: info.width / info.height }),
      () => null,
    );
};

/** Paper is light. */
export const letterheadOf = async (brand: PublicBrand | null): Promise<Letterhead> => ({
  colors: markColors(brandSchemes(brand ?? NO_BRAND)),
  fonts: brand?.fonts ?? null,
  logo: brand?.logos ? await logoAt(brand.logos.light.url) : null,
});
