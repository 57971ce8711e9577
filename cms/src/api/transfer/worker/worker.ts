import { setTimeout as sleep } from 'node:timers/promises';
import type { Core } from '@strapi/strapi';
import { sheetOf } from '../../../area/held-areas';
import { createWakeSignal } from '../../../background/wake-signal';
import type { Sql } from '../../../database/sql';
import { causeOf, describeTrouble } from '../../../database/trouble';
import { hasPlannedRows, settleIdleRows } from '../queries/import-rows';
import { advanceImport, type ImportRecord, putOffImport, takeDueImport } from '../queries/imports';
import { checkRows } from './check-rows';
import { writeRows } from './write-rows';

const LOOK_EVERY = 2_000;
const FAULT = 'Something unexpected went wrong. Rows imported before that are kept; the report lists them.';

/**
 * Checks and writes imports in batches. A batch, its outcomes, and the claim on the import share one transaction, so after a
 * crash the next process continues where this one stopped.
 */
export const createImportWorker = (strapi: Core.Strapi) => {
  const wakeSignal = createWakeSignal();
  let stopping = false;
  let running: Promise<void> | undefined;

  const batchOf = async (trx: Sql, record: ImportRecord): Promise<void> => {
    const sheet = sheetOf(strapi, record.kind);
    if (record.status === 'CHECKING') {
      const more = await checkRows(trx, sheet, record);
      if (more) return advanceImport(trx, record.id, 'CHECKING');
      if (await hasPlannedRows(trx, record.id)) return advanceImport(trx, record.id, 'READY');
    } else if (await writeRows(strapi, trx, sheet, record)) return advanceImport(trx, record.id, 'RUNNING');
    await settleIdleRows(trx, record.id);
    await advanceImport(trx, record.id, 'DONE');
  };

  /** Returns false when nothing is waiting. */
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
      // An unavailable database isn't the import's fault.
      if (describeTrouble(error)) throw error;
      strapi.log.error(`Import ${taken ?? ''}: ${(error as Error).stack}`);
      if (taken !== undefined) await putOffImport(strapi.db.connection, taken, FAULT);
      return false;
    }
  };

  const run = async (): Promise<void> => {
    while (!stopping) {
      const worked = await step().catch((error: Error) => {
        strapi.log.error(`Imports: ${causeOf(error)}`);
        return false;
      });
      if (!worked) await wakeSignal.wait(LOOK_EVERY);
    }
  };

  return {
    wake: wakeSignal.give,
    start(): void {
      running = run();
    },
    /** Lets the current batch finish; the rest waits for the next process. */
    async stop(deadline: number): Promise<void> {
      stopping = true;
      wakeSignal.give();
      await Promise.race([running, sleep(deadline, undefined, { ref: false })]);
    },
  };
};
