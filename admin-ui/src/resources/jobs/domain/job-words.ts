import {
  JOB_OUTCOMES,
  type Job,
  type JobKind,
  type JobOutcome,
  type JobStatus,
  type SubjectKind,
} from '@stoa/contract';
import { counted, formatCount } from '@stoa/web-kit';
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
  failed: { name: 'Failed', look: 'outline' },
};

const actions: Record<Job['action'], string> = {
  publish: 'Publish',
  unpublish: 'Unpublish',
  feature: 'Feature',
  unfeature: 'Stop featuring',
  setStatus: 'Change status',
  setCategory: 'Change category',
  delete: 'Delete',
};

export const recordsOf = { items: 'item', posts: 'post' } as const satisfies Record<JobKind, SubjectKind>;

/** Change status: 312 items */
export const titleOf = ({ action, kind, total }: Job): string =>
  `${actions[action]}: ${counted(total, recordsOf[kind])}`;

export const doneOf = ({ counts }: Job): number => counts.changed + counts.unchanged + counts.failed;

/** 310 changed, 2 failed: outcomes without records are left out. */
export const summaryOf = ({ counts }: Job): string =>
  JOB_OUTCOMES.filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${formatCount(counts[outcome])} ${outcomes[outcome].name.toLowerCase()}`)
    .join(', ') || 'Nothing changed yet';
