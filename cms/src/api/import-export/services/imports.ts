import {
  IMPORT_DAYS,
  type Import,
  type ImportImageList,
  type ImportImageListQuery,
  type ImportList,
  type ImportListQuery,
  type ImportRowList,
  type ImportRowListQuery,
  type UploadImportQuery,
} from '@stoa/contract';
import { sheetOf } from '../../../area/registered-areas';
import { LONG_TIMEOUT_MS, withStatementTimeout } from '../../../database/failures/statement-timeouts';
import { conflict, notFound } from '../../../http/problem';
import type { Context } from '../../../services';
import { readImportImages, retryImages } from '../queries/import-images';
import { readImportRows } from '../queries/import-rows';
import {
  completeUpload,
  confirmImport,
  deleteImport,
  insertImport,
  pruneImports,
  readImport,
  readImports,
} from '../queries/imports';
import { toImport, toImportImage, toImportRow } from '../serializers/import';
import { createImageWorker } from '../worker/fetch-images';
import { stageFile } from '../worker/stage';
import { createImportWorker } from '../worker/worker';

const REFUSED_CONFIRMATIONS = {
  CHECKING: 'The preview isn’t ready yet',
  READY: 'This import can’t be confirmed right now. Try again',
  RUNNING: 'This import was already confirmed',
  DONE: 'This import is already complete',
  FAILED: 'This import failed. Upload the file again',
};

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const worker = createImportWorker(strapi);
  const imageWorker = createImageWorker(strapi);

  const detail = async (id: number): Promise<Import> => {
    const row = await readImport(sql, id);
    if (!row) throw notFound('This import does not exist');
    return toImport(row);
  };

  /** An import may have up to a million rows. */
  const discard = (id: number) => withStatementTimeout(LONG_TIMEOUT_MS, () => deleteImport(sql, id));

  return {
    loops: [worker, imageWorker],
    detail,

    /** Accepts a file. An unreadable file leaves nothing behind. */
    async upload(
      { kind, fileName }: UploadImportQuery,
      user: { id: number; name: string },
      file: AsyncIterable<Buffer>,
    ): Promise<Import> {
      const id = await insertImport(sql, { kind, fileName, user });
      try {
        await completeUpload(sql, id, await stageFile(sql, id, file, sheetOf(strapi, kind)));
      } catch (error) {
        await discard(id);
        throw error;
      }
      worker.wake();
      return detail(id);
    },

    async list(query: ImportListQuery): Promise<ImportList> {
      const { rows, pagination } = await readImports(sql, query);
      return { items: rows.map(toImport), pagination };
    },

    async rows(id: number, query: ImportRowListQuery): Promise<ImportRowList> {
      await detail(id);
      const { rows, pagination } = await readImportRows(sql, id, query);
      return { items: rows.map(toImportRow), pagination };
    },

    async confirm(id: number, user: { id: number; name: string }): Promise<Import> {
      const confirmed = await confirmImport(sql, id, user);
      const current = await detail(id);
      if (confirmed === 0) throw conflict(current.notice ?? REFUSED_CONFIRMATIONS[current.status], { current });
      worker.wake();
      return current;
    },

    async remove(id: number): Promise<{ id: number }> {
      if ((await discard(id)) > 0) return { id };
      await detail(id);
      throw conflict('This import is running. You can delete it when it’s done');
    },

    async images(id: number, query: ImportImageListQuery): Promise<ImportImageList> {
      await detail(id);
      const { rows, pagination } = await readImportImages(sql, id, query);
      return { items: rows.map(toImportImage), pagination };
    },

    /** Those that failed. */
    async retryImages(id: number): Promise<Import> {
      await retryImages(sql, id);
      imageWorker.wake();
      return detail(id);
    },

    prune: () => pruneImports(sql, IMPORT_DAYS),
  };
};
