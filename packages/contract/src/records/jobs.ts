import * as yup from 'yup';
import { ADMIN_PAGE_SIZE, MAX_ID } from '../constants';
import { postListQuery } from '../content/blog';
import { choice, idList, requiredText, stockCount } from '../input/fields';
import { queryLimit, queryOneOf, queryPage } from '../input/list-query';
import type { Pagination } from '../input/paging';
import { itemListQuery } from '../marketplace/marketplace';
import { type PriceChange, priceChange } from '../marketplace/offers/price-change';
import { action, chosen, ITEM_BULK_ACTIONS, itemBulkInput, POST_BULK_ACTIONS, postBulkInput } from './bulk';

/** The lists whose bulk actions can run on everything that matches. */
export const JOB_KINDS = ['items', 'posts'] as const;
export type JobKind = (typeof JOB_KINDS)[number];

/** How long a job and its report are kept. */
export const JOB_DAYS = 7;

/** Besides those that selected rows are changed with at once. */
const TAG_ACTIONS = ['addTags', 'removeTags'] as const;
export const ITEM_JOB_ACTIONS = [
  ...ITEM_BULK_ACTIONS,
  ...TAG_ACTIONS,
  'changePrice',
  'endDiscount',
  'changeStock',
] as const;
export const POST_JOB_ACTIONS = [...POST_BULK_ACTIONS, ...TAG_ACTIONS] as const;
export type JobAction = (typeof ITEM_JOB_ACTIONS)[number] | (typeof POST_JOB_ACTIONS)[number];

export const STOCK_STEPS = ['SET', 'ADD'] as const;
export type StockStep = (typeof STOCK_STEPS)[number];

export const stockChange = () =>
  yup.object({
    by: choice('By', STOCK_STEPS).required('By is required'),
    value: stockCount()
      .required('Stock is required')
      .when('by', ([by], schema) => (by === 'ADD' ? schema.min(-MAX_ID, `Stock must be at least -${MAX_ID}`) : schema)),
  });
export type StockChange = yup.InferType<ReturnType<typeof stockChange>>;

const NO_QUERY = 'query is required';
const NO_OBJECT = 'query must be a JSON object';

interface Optional {
  required(message: string): unknown;
}

const neededBy =
  (actions: readonly string[], message: string) =>
  <S extends Optional>([action]: string[], schema: S): S =>
    actions.includes(action ?? '') ? (schema.required(message) as S) : schema;

const tags = () =>
  idList('Tags').min(1, 'Tags are required').when('action', neededBy(TAG_ACTIONS, 'Tags are required'));

const ids = () =>
  chosen()
    .optional()
    .test('either', 'Send either ids or a query', (list, { parent }) => !list || parent.query === undefined);

/** A second call of the same user with the same key finds the job that the first one started. */
const key = () => requiredText('Key', 16, 64).optional();

const unlessIds = <S extends Optional>([list]: (number[] | undefined)[], schema: S): S =>
  list === undefined ? (schema.required(NO_QUERY) as S) : schema;

/**
 * A bulk action for the selected records, or for all that a list's query finds at that moment. The query has to be sent and
 * known: a filter that is left out or misspelt would mean every record.
 */
export const jobInputs = {
  items: itemBulkInput
    .shape({
      key: key(),
      ids: ids(),
      query: itemListQuery.exact().default(undefined).typeError(NO_OBJECT).when('ids', unlessIds),
      action: action(ITEM_JOB_ACTIONS),
      tags: tags(),
      price: priceChange()
        .default(undefined)
        .when('action', neededBy(['changePrice'], 'Price change is required')),
      stock: stockChange()
        .default(undefined)
        .when('action', neededBy(['changeStock'], 'Stock change is required')),
    })
    .exact(),
  posts: postBulkInput
    .shape({
      key: key(),
      ids: ids(),
      query: postListQuery.exact().default(undefined).typeError(NO_OBJECT).when('ids', unlessIds),
      action: action(POST_JOB_ACTIONS),
      tags: tags(),
    })
    .exact(),
};

/** What a job does to each record. */
export interface JobChange {
  action: JobAction;
  status?: string | undefined;
  categoryId?: number | undefined;
  tags?: number[] | undefined;
  price?: PriceChange | undefined;
  stock?: StockChange | undefined;
}

export interface JobInput extends JobChange {
  ids?: number[] | undefined;
  query?: object | undefined;
}

export interface StartJobInput extends JobInput {
  key?: string | undefined;
}

/** STOPPED: by an administrator. FAILED: the server couldn't continue. What was changed before stays changed. */
export const JOB_STATUSES = ['RUNNING', 'DONE', 'STOPPED', 'FAILED'] as const;
export type JobStatus = (typeof JOB_STATUSES)[number];

/** `unchanged` records had the value already. `skipped` ones can’t have it, such as a stock that isn’t counted. */
export const JOB_OUTCOMES = ['changed', 'unchanged', 'skipped', 'failed'] as const;
export type JobOutcome = (typeof JOB_OUTCOMES)[number];

export interface Job {
  id: number;
  kind: JobKind;
  action: JobAction;
  /** What it does to prices and stock. */
  change: Pick<JobChange, 'price' | 'stock'>;
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
  /** Why it failed or was skipped, or what of it was left out. */
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
