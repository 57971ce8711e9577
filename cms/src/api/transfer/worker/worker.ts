import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { createBell } from '../../../database/bell';
import type { Sql } from '../../../database/sql';
import { settleIdleRows } from '../queries/import-rows';
import { advanceImport, type ImportRecord, putOffImport, takeDueImport } from '../queries/imports';
import { sheetOf } from '../sheets';
import { checkRows } from './check-rows';
import { writeRows } from './write-rows';

const LOOK_EVERY = 2_000;
const FAULT =
  'The server met a fault that it did not expect. What was written until then stays; the report says which rows.';

/**
 * Checks and writes imports batch by batch. A batch, its rows' outcome and the claim on the import are one transaction: a
 * process that dies leaves what was done before, and the next one goes on from there.
 */
export const createImportWorker = (strapi: Core.Strapi) => {
  const bell = createBell();
  let stopping = false;
  let running: Promise<void> | undefined;

  const batchOf = async (trx: Sql, record: ImportRecord): Promise<void> => {
    const sheet = sheetOf(strapi, record.kind);
    if (record.status === 'CHECKING') {
      const more = await checkRows(trx, sheet, record);
      return void (await advanceImport(trx, record.id, { status: more ? 'CHECKING' : 'READY', finished: false }));
    }
    const more = await writeRows(strapi, trx, sheet, record);
    if (!more) await settleIdleRows(trx, record.id);
    return void (await advanceImport(trx, record.id, { status: more ? 'RUNNING' : 'DONE', finished: !more }));
  };

  /** False when nothing waits. */
  const step = async (): Promise<boolean> => {
    let taken: number | undefined;
    try {
      return await strapi.db.transaction(async ({ trx }) => {
        const record = await takeDueImport(trx);
        if (!record) return false;
        taken = record.id;
        await batchOf(trx, record);
        return true;
      });
    } catch (error) {
      strapi.log.error(`Import ${taken ?? ''}: ${(error as Error).stack}`);
      if (taken !== undefined) await putOffImport(strapi.db.connection, taken, FAULT);
      return false;
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping) {
      const worked = await step().catch((error: Error) => {
        strapi.log.error(`Imports: ${error.message}`);
        return false;
      });
      if (!worked) await bell.wait(LOOK_EVERY);
    }
  };

  return {
    ring: bell.ring,
    start(): void {
      running = run();
    },
    /** The batch that is under way may finish; what is left waits for the next process. */
    async stop(deadline: number): Promise<void> {
      stopping = true;
      bell.ring();
      await Promise.race([running, sleep(deadline, undefined, { ref: false })]);
    },
  };
};
