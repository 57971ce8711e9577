import { apiPaths, type Job, type JobKind } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

/** A bulk action for everything that the list’s query finds, whatever page is shown. */
export const startJob = (kind: JobKind, query: string, change: object) =>
  sendData<Job>(apiPaths.admin.startJob(kind), {
    body: { ...change, query: Object.fromEntries(new URLSearchParams(query)) },
  });
