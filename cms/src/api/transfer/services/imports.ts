import {
  IMPORT_DAYS,
  type Import,
  type ImportList,
  type ImportListQuery,
  type ImportRowList,
  type ImportRowListQuery,
  type UploadImportQuery,
} from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { conflict, notFound } from '../../../http/problem';
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
import { toImport, toImportRow } from '../serializers/import';
import { sheetOf } from '../sheets';
import { stageFile } from '../worker/stage';
import { createImportWorker } from '../worker/worker';

const WHY_NOT_CONFIRMED = {
  CHECKING: 'The preview of this import is not complete yet',
  READY: 'This import cannot be confirmed now: try again',
  RUNNING: 'This import was confirmed already',
  DONE: 'This import was confirmed already and is done',
  FAILED: 'This import has failed: upload the file again',
};

const createImportsService = ({ strapi }: { strapi: Core.Strapi }) => {
  const sql = strapi.db.connection;
  const worker = createImportWorker(strapi);

  const detail = async (id: number): Promise<Import> => {
    const row = await readImport(sql, id);
    if (!row) throw notFound('This import does not exist');
    return toImport(row);
  };

  return {
    start: worker.start,
    stop: worker.stop,
    detail,

    /** Takes a file in. A file that cannot be read leaves nothing. */
    async upload(
      { kind, fileName }: UploadImportQuery,
      user: { id: number; name: string },
      file: AsyncIterable<Buffer>,
    ): Promise<Import> {
      const id = await insertImport(sql, { kind, fileName, user });
      try {
        await completeUpload(sql, id, await stageFile(sql, id, file, sheetOf(strapi, kind).columns));
      } catch (error) {
        await deleteImport(sql, id);
        throw error;
      }
      worker.ring();
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
      if (confirmed === 0) throw conflict(WHY_NOT_CONFIRMED[current.status], { current });
      worker.ring();
      return current;
    },

    async remove(id: number): Promise<{ id: number }> {
      if ((await deleteImport(sql, id)) > 0) return { id };
      await detail(id);
      throw conflict('This import is running: it can be removed when it is done');
    },

    prune: () => pruneImports(sql, IMPORT_DAYS),
  };
};

export type ImportsService = ReturnType<typeof createImportsService>;
export default createImportsService;
