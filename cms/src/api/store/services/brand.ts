import {
  type Brand,
  type BrandInput,
  type BrandPreview,
  brandOf,
  brandSchemes,
  type Download,
  type EditableBrand,
  isPlain,
  type LibraryImage,
  LOGO_BOX,
  type Logo,
  type Logos,
  onlyScheme,
  type PublicBrand,
} from '@stoa/contract';
import { toLibraryImage } from '../../../database/images/library-image';
import type { Sql } from '../../../database/sql';
import { type Context, services } from '../../../services';
import { type BrandRow, insertBrand, readBrand } from '../queries/brand';
import { readImages } from '../queries/home';
import { singleRecord } from '../single-record';

const toBrand = ({ id: _, updatedAt, ...brand }: BrandRow): EditableBrand => ({
  ...brand,
  updatedAt: updatedAt.toISOString(),
});

/** In the size that it’s shown in, and the file that is sharp in twice that. */
const toLogo = ({ width, height, sizes }: LibraryImage): Logo => {
  const scale = Math.min(LOGO_BOX.width / width, LOGO_BOX.height / height, 1);
  const shown = { width: Math.round(width * scale), height: Math.round(height * scale) };
  const file = sizes.find((size) => size.width >= 2 * shown.width) ?? sizes.at(-1);
  return { url: file?.url ?? '', ...shown };
};

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const { row, read, change } = singleRecord(
    strapi,
    { uid: 'api::store.brand', table: 'brand', read: readBrand, insert: insertBrand },
    toBrand,
  );

  /** A logo for one theme stands in the other, too, if that has none. */
  const logosOf = async ({ logoLight, logoDark }: Brand, trx: Sql): Promise<Logos | null> => {
    const addresses = [logoLight ?? logoDark, logoDark ?? logoLight].filter((address) => address !== null);
    if (addresses.length === 0) return null;
    const found = await readImages(trx, addresses);
    const [light, dark] = addresses.map((address) => toLibraryImage(found.get(address) ?? null));
    return light && dark ? { light: toLogo(light), dark: toLogo(dark) } : null;
  };

  /** Null if nothing is chosen. */
  const toPublic = async ({ updatedAt, ...brand }: EditableBrand, trx: Sql = sql): Promise<PublicBrand | null> => {
    if (isPlain(brand)) return null;
    const schemes = brandSchemes(brand);
    const only = onlyScheme(brand);
    const grounds = { light: schemes[only ?? 'light'].ground, dark: schemes[only ?? 'dark'].ground };
    return { ...brand, grounds, logos: await logosOf(brand, trx), version: Date.parse(updatedAt) };
  };

  return {
    read,
    toPublic,

    async readPublic(trx: Sql = sql): Promise<PublicBrand | null> {
      return toPublic(toBrand(await row(trx)), trx);
    },

    change: (input: BrandInput): Promise<EditableBrand> => change(input),

    /** What isn’t saved, as visitors would see it, and an email in its look. */
    async preview(input: BrandInput): Promise<BrandPreview> {
      const brand = await toPublic({ ...brandOf(input), updatedAt: new Date().toISOString() });
      return { brand, email: await services(strapi).mail.templates.previewIn('orderPaid', brand) };
    },

    async previewInvoice(input: BrandInput): Promise<Download> {
      const brand = await toPublic({ ...brandOf(input), updatedAt: new Date().toISOString() });
      return services(strapi).importExport.downloads.offerSampleInvoice(brand);
    },
  };
};
