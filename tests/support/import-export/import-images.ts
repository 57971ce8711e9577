import {
  adminPaths,
  apiPaths,
  type Import,
  type ImportImageList,
  type ItemDetail,
  type MediaFile,
  type MediaList,
} from '@stoa/contract';
import { createCategory } from '../marketplace/marketplace';
import { startImageServer } from '../media/image-server';
import { eventually } from '../shop/eventually';
import { startShop } from '../shop/shop';
import { confirm, preview } from './import-export';

const { marketplace } = apiPaths;

export const csv = (...lines: string[]) => lines.join('\r\n');
export const HEADER = 'slug,title,description,price,category,imageUrl,imageAlt,gallery,shareImageUrl';
export const FROM_LIBRARY = /^\/uploads\/\w+\.\w+$/;

export const row = (slug: string, image: string, alt = '', gallery = '', shared = '') =>
  [slug, `Item ${slug}`, 'A bowl of solid elm.', '12.50', 'wood', image, alt, gallery, shared].join(',');

export type ImageImports = Awaited<ReturnType<typeof openImageImports>>;

/** A shop that imports items whose images other servers have. */
export const openImageImports = async () => {
  const server = await startImageServer();
  const silent = await startImageServer();
  const shop = await startShop({ env: { PRIVATE_IMAGE_HOSTS: `intranet.example, ${server.host}, ${silent.host}` } });
  const at = {
    shop,
    server,
    /** It doesn’t answer, if a test says so. */
    silent,
    /** To be set again after a restart. */
    admin: await shop.admin(),
    item: async (slug: string): Promise<ItemDetail> => (await at.admin.get<ItemDetail>(marketplace.item(slug))).data,
    library: async (): Promise<MediaFile[]> =>
      (await at.admin.get<MediaList>(`${adminPaths.media}?limit=100`)).data.items,
    imagesOf: async ({ id }: Import, query = ''): Promise<ImportImageList['items']> =>
      (await at.admin.get<ImportImageList>(`${adminPaths.importImages(id)}?${query}`)).data.items,
    whenFetched: (run: Import): Promise<Import> =>
      eventually(async () => {
        const { data } = await at.admin.get<Import>(adminPaths.import(run.id));
        expect(data.images.waiting).toBe(0);
        return data;
      }, 90_000),
    importAll: async (...rows: string[]): Promise<Import> => {
      const run = await preview(at.admin, 'items', csv(HEADER, ...rows));
      await confirm(at.admin, run);
      return at.whenFetched(run);
    },
    /** Answers once it is told to. */
    answersLate: (address: string, content: Buffer) => {
      let release = () => undefined as unknown;
      server.answers = {
        [address]: (answer) => {
          release = () => answer.end(content);
        },
      };
      return () => release();
    },
    async close(): Promise<void> {
      await shop.close();
      server.close();
      silent.close();
    },
  };
  await createCategory(at.admin, 'wood');
  return at;
};
