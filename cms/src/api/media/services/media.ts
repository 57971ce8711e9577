import type { MediaFile, MediaList, MediaListQuery, UpdateMediaInput, UploadMediaInput } from '@stoa/contract';
import { recordKinds } from '../../../area/registered-areas';
import { claimImages } from '../../../database/images/image-lock';
import { conflict, notFound } from '../../../http/problem';
import type { SentFile } from '../../../images/prepare';
import type { Context } from '../../../services';
import { describeUses } from '../domain/media-uses';
import { lockMediaFile, readMedia, readMediaFile, readMediaUses } from '../queries/media';
import { toMediaFile, toMediaUse } from '../serializers/media';

/** The most uses a refusal counts. */
const MAX_USES = 100;

interface StoredFile {
  id: number;
  url: string;
  hash: string;
  ext: string;
}

/** The parts of Strapi's upload service we use. The console uses it too (strapi-patches/plugins/upload.ts). */
interface Uploads {
  upload(sent: { data: object; files: SentFile }): Promise<StoredFile[]>;
  updateFileInfo(id: number, info: object): Promise<unknown>;
  findOne(id: number): Promise<StoredFile>;
  remove(file: StoredFile): Promise<unknown>;
}

const missing = () => notFound('This image does not exist');

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const uploads = (): Uploads => strapi.plugin('upload').service('upload');

  const places = () =>
    recordKinds(strapi).flatMap(({ kind, table, title, images = [], parts = [] }) =>
      images.length + parts.length > 0 ? [{ kind, table, title, images, parts }] : [],
    );

  const current = async (id: number): Promise<MediaFile> => {
    const row = await readMediaFile(sql, id);
    if (!row) throw missing();
    return toMediaFile(row);
  };

  const store = async (files: SentFile, fileInfo: UploadMediaInput): Promise<StoredFile> => {
    const [stored] = await uploads().upload({ data: { fileInfo }, files });
    return stored as StoredFile;
  };

  return {
    store,

    async list(query: MediaListQuery): Promise<MediaList> {
      const { rows, pagination } = await readMedia(sql, query);
      return { items: rows.map(toMediaFile), pagination };
    },

    async add(files: SentFile, fileInfo: UploadMediaInput): Promise<MediaFile> {
      return current((await store(files, fileInfo)).id);
    },

    async change(id: number, { name, alternativeText }: UpdateMediaInput): Promise<MediaFile> {
      await strapi.db.transaction(async ({ trx }) => {
        if (!(await lockMediaFile(trx, id))) throw missing();
        // Strapi treats null as "not sent".
        await uploads().updateFileInfo(id, { name, alternativeText: alternativeText === null ? '' : alternativeText });
      });
      return current(id);
    },

    async remove(id: number): Promise<{ id: number }> {
      await strapi.db.transaction(async ({ trx }) => {
        if (!(await lockMediaFile(trx, id))) throw missing();
        await uploads().remove(await uploads().findOne(id));
      });
      return { id };
    },

    /** Deleting an image in use would leave a gap in the shop, so a 409 says where it is used. */
    removeUnused: <Result>({ hash, ext }: Pick<StoredFile, 'hash' | 'ext'>, remove: () => Promise<Result>) =>
      strapi.db.transaction(async ({ trx }): Promise<Result> => {
        await claimImages(trx);
        const uses = await readMediaUses(trx, places(), `${hash}${ext}`, MAX_USES);
        if (uses.length === 0) return remove();
        throw conflict(`This image is in use: ${describeUses(uses)}. Replace it there first`, {
          uses: uses.map(toMediaUse),
        });
      }),
  };
};
