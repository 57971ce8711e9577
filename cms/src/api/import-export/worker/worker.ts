import type { Core } from '@strapi/strapi';
import { sheetOf } from '../../../area/registered-areas';
import { createWorker } from '../../../database/loops/worker';
import type { Sql } from '../../../database/sql';
import { dropImages } from '../queries/import-images';
import { hasPlannedRows, settleIdleRows } from '../queries/import-rows';
import { advanceImport, type ImportRecord, putOffImport, takeDueImport } from '../queries/imports';
import { checkRows } from './check-rows';
import { writeRows } from './write-rows';

const FAULT = 'Something unexpected went wrong. Rows imported before that are kept; the report lists them.';

/** Checks and writes imports. */
export const createImportWorker = (strapi: Core.Strapi) => {
  const advance = async (trx: Sql, record: ImportRecord): Promise<void> => {
    const sheet = sheetOf(strapi, record.kind);
    if (record.status === 'CHECKING') {
      const more = await checkRows(strapi, trx, sheet, record);
      if (more) return advanceImport(trx, record.id, 'CHECKING');
      await dropImages(trx, record.id, { isOver: false });
      if (await hasPlannedRows(trx, record.id)) return advanceImport(trx, record.id, 'READY');
    } else if (await writeRows(strapi, trx, sheet, record)) return advanceImport(trx, record.id, 'RUNNING');
    await settleIdleRows(trx, record.id);
    await dropImages(trx, record.id, { isOver: true });
    await advanceImport(trx, record.id, 'DONE');
  };

  return createWorker(strapi, {
    noun: 'Import',
    table: 'imports',
    take: takeDueImport,
    advance,
    putOff: async (_, id) =>
      strapi.db.transaction(async ({ trx }) => {
        if (await putOffImport(trx, id, FAULT)) await dropImages(trx, id, { isOver: true });
      }),
  });
};
