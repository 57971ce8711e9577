import {
  counted,
  formatCount,
  JOB_OUTCOMES,
  type Job,
  type JobAction,
  type JobKind,
  type JobOutcome,
  type JobStatus,
  type PriceChange,
  type StockChange,
  type SubjectKind,
} from '@stoa/contract';
import { formatDollars } from '@stoa/web-kit';
import type { BadgeLook } from '../../../components/badge';

type Look = { name: string; look: BadgeLook };

export const statuses: Record<JobStatus, Look> = {
  RUNNING: { name: 'Running', look: 'secondary' },
  DONE: { name: 'Done', look: 'default' },
  STOPPED: { name: 'Stopped', look: 'outline' },
  FAILED: { name: 'Failed', look: 'outline' },
};

export const outcomes: Record<JobOutcome, Look> = {
  changed: { name: 'Changed', look: 'default' },
  unchanged: { name: 'Unchanged', look: 'secondary' },
  skipped: { name: 'Skipped', look: 'outline' },
  failed: { name: 'Failed', look: 'outline' },
};

const changed = (sign: number, amount: string): string => `${sign < 0 ? '−' : '+'}${amount}`;

/** (+10%), (−$5.00), (+3) */
const inBrackets = (text: string | undefined) => (text ? ` (${text})` : '');

const priceStep = ({ by, value }: PriceChange): string =>
  changed(value, by === 'PERCENT' ? `${Math.abs(value)}%` : formatDollars(Math.abs(value)));

const stockStep = ({ by, value }: StockChange): string =>
  by === 'SET' ? `to ${formatCount(value)}` : changed(value, formatCount(Math.abs(value)));

const actions: Record<JobAction, string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  feature: 'Feature',
  unfeature: 'Stop featuring',
  setStatus: 'Change status',
  setCategory: 'Change category',
  changePrice: 'Change price',
  endDiscount: 'End discount',
  changeStock: 'Change stock',
  addTags: 'Add tags',
  removeTags: 'Remove tags',
  delete: 'Delete',
};

export const recordsOf = { items: 'item', posts: 'post' } as const satisfies Record<JobKind, SubjectKind>;

const nameOf = ({ action, change: { price, stock } }: Job): string => {
  const name = price?.prices === 'DISCOUNT' ? 'Set discount price' : actions[action];
  return name + inBrackets((price && priceStep(price)) ?? (stock && stockStep(stock)));
};

/** Change status: 312 items */
export const titleOf = (job: Job): string => `${nameOf(job)}: ${counted(job.total, recordsOf[job.kind])}`;

export const doneOf = ({ counts }: Job): number => JOB_OUTCOMES.reduce((done, outcome) => done + counts[outcome], 0);

/** 310 changed, 2 failed: outcomes without records are left out. */
export const summaryOf = ({ counts }: Job): string =>
  JOB_OUTCOMES.filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${formatCount(counts[outcome])} ${outcomes[outcome].name.toLowerCase()}`)
    .join(', ') || 'Nothing changed yet';
