import type { Core } from '@strapi/strapi';
import { isTrashKind } from '../../../area/record-kind';
import { sheetOf } from '../../../area/registered-areas';
import { createTurns } from '../../../background/turns';
import type { Sheet } from '../../../csv/sheet';
import { updateRecords } from '../../../database/bulk-write';
import { describeDatabaseError } from '../../../database/errors';
import { attempt } from '../../../database/failures/attempt';
import type { Sql } from '../../../database/sql';
import { actingFor } from '../../../http/actor';
import { Problem } from '../../../http/problem';
import { services } from '../../../services';
import { finishJob, type JobRecord, type Settlement, settleRows, takeOpenIds } from '../queries/jobs';
import { failed, type Planned, planChanges } from './plan-changes';

const BATCH = 200;

const deleteAll = async (strapi: Core.Strapi, trx: Sql, { kind, table }: Sheet, ids: number[]): Promise<void> => {
  if (!isTrashKind(kind)) throw new Error(`${kind} can’t be deleted by a job`);
  const rows: { id: number; document_id: string }[] = await trx(table).whereIn('id', ids).select('id', 'document_id');
  for (const { id, document_id } of rows)
    await services(strapi).history.trash.move(kind, document_id, () => trx(table).where({ id }).delete());
};

const write = async (strapi: Core.Strapi, trx: Sql, sheet: Sheet, planned: Planned[], authorId: number) => {
  const ids = planned.map(({ id }) => id);
  await services(strapi).history.activity.watch({ kind: sheet.kind, ids }, async () => {
    const giveTurn = createTurns();
    const written = planned.flatMap(({ id, input }) => (input ? [{ id, input }] : []));
    if (written.length === 0) return deleteAll(strapi, trx, sheet, ids);
    const records = [];
    for (const { id, input } of written) {
      records.push({ ...(await sheet.toRecord(trx, input, { id, authorId })), id });
      await giveTurn();
    }
    await updateRecords(trx, sheet, records);
    await sheet.writeParts?.(trx, written);
  });
};

const reasonOf = (error: unknown): string => {
  const problem = error instanceof Problem ? error : describeDatabaseError(error);
  if (!problem) throw error;
  return problem.message;
};

/** Writes records together for speed. If one of them blocks the rest, writes each on its own. */
const writeEach = async (trx: Sql, planned: Planned[], change: (some: Planned[]) => Promise<void>) => {
  if (planned.length === 0) return [];
  const done = ({ id, note }: Planned): Settlement => ({ record_id: id, outcome: 'changed', message: note });
  if ('result' in (await attempt(trx, () => change(planned)))) return planned.map(done);
  const settled: Settlement[] = [];
  for (const one of planned) {
    const alone = await attempt(trx, () => change([one]));
    settled.push('result' in alone ? done(one) : failed(one.id, reasonOf(alone.fault)));
  }
  return settled;
};

/** Changes the next records as the administrator who started the job, in the transaction that settles them. */
export const advanceJob = async (strapi: Core.Strapi, trx: Sql, job: JobRecord): Promise<void> => {
  const ids = await takeOpenIds(trx, job.id, BATCH);
  if (ids.length === 0) {
    await finishJob(trx, job.id, 'DONE');
    return;
  }
  const sheet = sheetOf(strapi, job.kind);
  // Always in the same order, so that two jobs or imports can't deadlock.
  await trx(sheet.table).whereIn('id', ids).orderBy('id').forUpdate().pluck('id');
  await sheet.lockParts?.(trx, ids);
  const { settled, planned } = await planChanges(trx, sheet, ids, job.input);
  const written = await actingFor({ kind: 'admin', id: job.user_id, name: job.user_name }, () =>
    writeEach(trx, planned, (some) => write(strapi, trx, sheet, some, job.user_id)),
  );
  await settleRows(trx, job.id, [...settled, ...written]);
};
