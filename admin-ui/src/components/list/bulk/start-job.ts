import { apiPaths, type Job, type JobChange, type JobKind } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

/** What a job changes: the selected rows, or everything that the list’s query finds, whatever page is shown. */
export type JobTarget = { ids: number[] } | { query: string };

export const startJob = (kind: JobKind, target: JobTarget, change: JobChange) =>
  sendData<Job>(apiPaths.admin.startJob(kind), {
    body: {
      ...change,
      ...('ids' in target ? target : { query: Object.fromEntries(new URLSearchParams(target.query)) }),
    },
  });
