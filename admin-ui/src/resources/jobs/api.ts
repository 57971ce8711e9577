import { ADMIN_PAGE_SIZE, adminPaths, type Job, type JobList, type JobRowList } from '@stoa/contract';
import { getData, type ListView, sendData, useList, viewQuery } from '@stoa/web-kit';
import useSWR from 'swr';
import { pollEvenAfterErrors } from '../../lib/poll';

const { jobs, job, jobRows, stopJob: stop } = adminPaths;

const isRunning = ({ status }: Job) => status === 'RUNNING';

export const useJobs = (page: number) =>
  useList<JobList>(
    (at) => `${jobs}?page=${at}&limit=${ADMIN_PAGE_SIZE}`,
    page,
    pollEvenAfterErrors<JobList>((list) => list.items.some(isRunning)),
  );

export const useJob = (id: string) => useSWR(job(id), getData<Job>, pollEvenAfterErrors<Job>(isRunning));

export const useJobRows = (id: number, { page, values }: ListView<'outcome'>) =>
  useList<JobRowList>((at) => `${jobRows(id)}?${viewQuery({ page: at, values }, ADMIN_PAGE_SIZE)}`, page);

export const stopJob = (id: number) => sendData<Job>(stop(id));
