import type { Core } from '@strapi/strapi';
import { sheetOf } from '../../../area/held-areas';
import { isTrashKind } from '../../../area/record-kind';
import { createTurns } from '../../../background/turns';
import type { Cells } from '../../../csv/columns';
import { planRow } from '../../../csv/plan-row';
import type { Input, Sheet } from '../../../csv/sheet';
import { attempt } from '../../../database/attempt';
import { updateRecords } from '../../../database/bulk-write';
import { describeDatabaseError } from '../../../database/errors';
import type { Sql } from '../../../database/sql';
import { actingFor } from '../../../http/actor';
import { Problem } from '../../../http/problem';
import { services } from '../../../services';
import { finishJob, type JobRecord, type Settlement, settleRows, takeOpenIds } from '../queries/jobs';

const BATCH = 200;

type Change = Pick<JobRecord['input'], 'action' | 'status'> & { category: string };

/** What each action would write into the cells of an import: so a job follows the same rules. */
const CELLS: Record<Exclude<Change['action'], 'delete'>, (change: Change) => Cells> = {
  publish: () => ({ published: 'true' }),
  unpublish: () => ({ published: 'false' }),
  feature: () => ({ featured: 'true' }),
  unfeature: () => ({ featured: 'false' }),
  setStatus: ({ status = '' }) => ({ status }),
  setCategory: ({ category }) => ({ category }),
};

interface Planned {
  id: number;
  /** Null: deletes the record. */
  input: Input | null;
}

const failed = (record_id: number, message: string): Settlement => ({ record_id, outcome: 'failed', message });

/** Decides about each record: what to write, or the outcome if there is nothing to write. */
const plan = async (trx: Sql, sheet: Sheet, ids: number[], { input: { action, status, categoryId } }: JobRecord) => {
  const present = new Map((await sheet.find(trx, ids, [])).map((record) => [record.id, record]));
  const terms = await sheet.terms(trx);
  const category = [...terms.categories].find(([, id]) => id === categoryId)?.[0] ?? '';
  const settled: Settlement[] = [];
  const planned: Planned[] = [];
  for (const id of ids) {
    const record = present.get(id);
    if (!record) settled.push(failed(id, `This ${sheet.noun} no longer exists`));
    else if (action === 'delete') planned.push({ id, input: null });
    else {
      const { input, lines } = planRow(sheet, [CELLS[action]({ action, status, category })], record, terms);
      const reasons = lines.flatMap((line) => line.reasons);
      if (input) planned.push({ id, input });
      else if (reasons.length === 0) settled.push({ record_id: id, outcome: 'unchanged', message: null });
      else settled.push(failed(id, reasons.map(({ message }) => message).join('; ')));
    }
  }
  return { settled, planned };
};

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
  const done = ({ id }: Planned): Settlement => ({ record_id: id, outcome: 'changed', message: null });
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
  const { settled, planned } = await plan(trx, sheet, ids, job);
  const written = await actingFor({ kind: 'admin', id: job.user_id, name: job.user_name }, () =>
    writeEach(trx, planned, (some) => write(strapi, trx, sheet, some, job.user_id)),
  );
  await settleRows(trx, job.id, [...settled, ...written]);
};
