import type { MediaFile, MediaList, MediaListQuery, UpdateMediaInput, UploadMediaInput } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { conflict, notFound } from '../../../http/problem';
import type { SentFile } from '../../../pictures/prepare';
import { describeUses } from '../domain/media-uses';
import { lockMediaFile, readMedia, readMediaFile, readMediaUses } from '../queries/media';
import { toMediaFile, toMediaUse } from '../serializers/media';

/** As many as a refusal counts. */
const MAX_USES = 100;

interface StoredFile {
  id: number;
  hash: string;
  ext: string;
}

/** What this service needs of Strapi's own, which the console uses too (extensions/upload). */
interface Uploads {
  upload(sent: { data: object; files: SentFile }): Promise<StoredFile[]>;
  updateFileInfo(id: number, info: object): Promise<unknown>;
  findOne(id: number): Promise<StoredFile>;
  remove(file: StoredFile): Promise<unknown>;
}

const missing = () => notFound('This picture does not exist');

const createMediaService = ({ strapi }: { strapi: Core.Strapi }) => {
  const sql = strapi.db.connection;
  const uploads = (): Uploads => strapi.plugin('upload').service('upload');

  const current = async (id: number): Promise<MediaFile> => {
    const row = await readMediaFile(sql, id);
    if (!row) throw missing();
    return toMediaFile(row);
  };

  return {
    async list(query: MediaListQuery): Promise<MediaList> {
      const { rows, pagination } = await readMedia(sql, query);
      return { items: rows.map(toMediaFile), pagination };
    },

    async add(files: SentFile, fileInfo: UploadMediaInput): Promise<MediaFile> {
      const [stored] = await uploads().upload({ data: { fileInfo }, files });
      return current((stored as StoredFile).id);
    },

    async change(id: number, { name, alternativeText }: UpdateMediaInput): Promise<MediaFile> {
      await strapi.db.transaction(async ({ trx }) => {
        if (!(await lockMediaFile(trx, id))) throw missing();
        // Strapi takes null for "not sent".
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

    /** Deleted, a picture that is in use would leave a hole in the shop: a 409 says where it is used. */
    async refuseWhileUsed({ hash, ext }: Pick<StoredFile, 'hash' | 'ext'>): Promise<void> {
      const uses = await strapi.db.transaction(({ trx }) => readMediaUses(trx, `${hash}${ext}`, MAX_USES));
      if (uses.length === 0) return;
      throw conflict(`This picture is in use: ${describeUses(uses)}. Choose another one there first`, {
        uses: uses.map(toMediaUse),
      });
    },
  };
};

export type MediaService = ReturnType<typeof createMediaService>;
export default createMediaService;
