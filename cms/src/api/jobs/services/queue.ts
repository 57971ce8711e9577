import { isDeepStrictEqual } from 'node:util';
import {
  JOB_DAYS,
  type Job,
  type JobInput,
  type JobKind,
  type JobList,
  type JobListQuery,
  type JobRowList,
  type JobRowListQuery,
  type StartJobInput,
} from '@stoa/contract';
import { sheetOf } from '../../../area/registered-areas';
import { createWorker } from '../../../database/loops/worker';
import { badRequest, conflict, notFound } from '../../../http/problem';
import type { Context } from '../../../services';
import {
  finishJob,
  insertJob,
  pruneJobs,
  putOffJob,
  readJob,
  readJobRows,
  readJobStartedWith,
  readJobs,
  takeDueJob,
} from '../queries/jobs';
import { toJob, toJobRow } from '../serializers/job';
import { advanceJob } from '../worker/advance-job';

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const worker = createWorker(strapi, {
    noun: 'Job',
    table: 'jobs',
    take: takeDueJob,
    advance: (trx, job) => advanceJob(strapi, trx, job),
    putOff: putOffJob,
  });

  const detail = async (id: number): Promise<Job> => {
    const row = await readJob(sql, id);
    if (!row) throw notFound('This job does not exist');
    return toJob(row);
  };

  /** The first response may have been lost. */
  const startedBefore = async (kind: JobKind, input: JobInput, userId: number, key = ''): Promise<Job> => {
    const row = await readJobStartedWith(sql, userId, key);
    if (!row) throw conflict('This job was started before. Please start it again');
    if (row.kind !== kind || !isDeepStrictEqual(row.input, JSON.parse(JSON.stringify(input))))
      throw conflict(
        'Your first attempt has already started a job, with other values. Check Jobs before you start another',
      );
    return toJob(row);
  };

  return {
    loop: worker,
    detail,

    async start(kind: JobKind, { key, ...input }: StartJobInput, user: { id: number; name: string }): Promise<Job> {
      const sheet = sheetOf(strapi, kind);
      const id = await strapi.db.transaction(async ({ trx }) => {
        const { categories, tags } = await sheet.lookups(trx);
        if (input.categoryId !== undefined && ![...categories.values()].includes(input.categoryId))
          throw badRequest(`Category ${input.categoryId} does not exist`);
        const unknown = input.tags?.find((tag) => ![...tags.values()].includes(tag));
        if (unknown !== undefined) throw badRequest(`Tag ${unknown} does not exist`);
        const matching = input.ids ? trx(sheet.table).whereIn('id', input.ids) : sheet.all(input.query);
        const made = await insertJob(trx, { kind, input, key, user }, matching);
        if (!made) return undefined;
        if (made.total === 0) throw badRequest('Nothing matches, so there is nothing to change');
        return made.id;
      });
      if (id === undefined) return startedBefore(kind, input, user.id, key);
      worker.wake();
      return detail(id);
    },

    async list(query: JobListQuery): Promise<JobList> {
      const { rows, pagination } = await readJobs(sql, query);
      return { items: rows.map(toJob), pagination };
    },

    async rows(id: number, query: JobRowListQuery): Promise<JobRowList> {
      await detail(id);
      const { rows, pagination } = await readJobRows(sql, id, query);
      return { items: rows.map(toJobRow), pagination };
    },

    /** Waits for the batch that is being written. */
    async stop(id: number): Promise<Job> {
      const stopped = await finishJob(sql, id, 'STOPPED');
      const current = await detail(id);
      if (stopped === 0) throw conflict('This job isn’t running anymore', { current });
      return current;
    },

    prune: () => pruneJobs(sql, JOB_DAYS),
  };
};
