import { adminPaths, type Job, type JobChange, type JobKind } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

/** What a job changes: the selected rows, or everything that the list’s query finds, whatever page is shown. */
export type JobTarget = { key: string } & ({ ids: number[] } | { query: string });

export const startJob = (kind: JobKind, { key, ...target }: JobTarget, change: JobChange) =>
  sendData<Job>(adminPaths.startJob(kind), {
    body: {
      key,
      ...change,
      ...('ids' in target ? target : { query: Object.fromEntries(new URLSearchParams(target.query)) }),
    },
  });
