import * as yup from 'yup';
import { postListQuery } from './blog';
import { type ItemBulkAction, itemBulkInput, type PostBulkAction, postBulkInput } from './bulk';
import { ADMIN_PAGE_SIZE } from './constants';
import { queryLimit, queryOneOf, queryPage } from './list-query';
import { itemListQuery } from './marketplace';
import type { Pagination } from './paging';

/** The lists whose bulk actions can run on everything that matches. */
export const JOB_KINDS = ['items', 'posts'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** How long a job and its report are kept. */
export const JOB_DAYS = 7;

const NO_QUERY = 'query is required';
const NO_OBJECT = 'query must be a JSON object';

/**
 * A bulk action for all records that a list's query finds at that moment. Everything has to be sent and known: a filter that is
 * left out or misspelt would mean every record.
 */
export const jobInputs = {
  items: itemBulkInput
    .omit(['ids'])
    .shape({ query: itemListQuery.exact().default(undefined).typeError(NO_OBJECT).required(NO_QUERY) })
    .exact(),
  posts: postBulkInput
    .omit(['ids'])
    .shape({ query: postListQuery.exact().default(undefined).typeError(NO_OBJECT).required(NO_QUERY) })
    .exact(),
};
export type JobInput = yup.InferType<(typeof jobInputs)[JobKind]>;

/** STOPPED: by an administrator. FAILED: the server couldn't continue. What was changed before stays changed. */
export const JOB_STATUSES = ['RUNNING', 'DONE', 'STOPPED', 'FAILED'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** `unchanged` records had the value already. */
export const JOB_OUTCOMES = ['changed', 'unchanged', 'failed'] as const;
export type JobOutcome = (typeof JOB_OUTCOMES)[number];

export interface Job {
  id: number;
  kind: JobKind;
  action: ItemBulkAction | PostBulkAction;
  status: JobStatus;
  createdBy: { id: number; name: string };
  createdAt: string;
  finishedAt: string | null;
  total: number;
  counts: Record<JobOutcome, number>;
}

export interface JobList {
  items: Job[];
  pagination: Pagination;
}

export interface JobRow {
  recordId: number;
  /** The title when the job started. */
  title: string;
  outcome: JobOutcome;
  /** Why it failed. */
  message: string | null;
}

export interface JobRowList {
  items: JobRow[];
  pagination: Pagination;
}

export const jobListQuery = yup.object({ page: queryPage(), limit: queryLimit(ADMIN_PAGE_SIZE) });
export type JobListQuery = yup.InferType<typeof jobListQuery>;

export const jobRowListQuery = yup.object({
  page: queryPage(),
  limit: queryLimit(ADMIN_PAGE_SIZE),
  outcome: queryOneOf('outcome', JOB_OUTCOMES),
});
export type JobRowListQuery = yup.InferType<typeof jobRowListQuery>;
