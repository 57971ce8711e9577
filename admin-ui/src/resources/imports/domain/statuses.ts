import {
  counted,
  formatCount,
  IMPORT_OUTCOME_NAMES,
  IMPORT_OUTCOMES,
  type Import,
  type ImportKind,
  type ImportOutcome,
  type ImportStatus,
  type SubjectKind,
} from '@stoa/contract';

import type { BadgeLook } from '../../../components/badge';

type Look = { name: string; look: BadgeLook };

const statuses: Record<ImportStatus, Look> = {
  CHECKING: { name: 'Checking', look: 'secondary' },
  READY: { name: 'Ready to import', look: 'outline' },
  RUNNING: { name: 'Importing', look: 'secondary' },
  DONE: { name: 'Done', look: 'default' },
  FAILED: { name: 'Failed', look: 'outline' },
};

export const outcomeLooks: Record<ImportOutcome, BadgeLook> = {
  created: 'default',
  changed: 'default',
  unchanged: 'secondary',
  refused: 'outline',
};

/** What can be imported, and the kind of record in each row. */
export const importKinds: Record<ImportKind, { label: string; record: SubjectKind }> = {
  items: { label: 'Marketplace items', record: 'item' },
  posts: { label: 'Blog posts', record: 'post' },
};

export const isFetching = ({ status, images }: Pick<Import, 'status' | 'images'>): boolean =>
  ['DONE', 'FAILED'].includes(status) && images.waiting > 0;

export const isBusy = (run: Pick<Import, 'status' | 'images'>): boolean =>
  ['CHECKING', 'RUNNING'].includes(run.status) || isFetching(run);

export const lookOf = (run: Pick<Import, 'status' | 'images'>): Look =>
  isFetching(run) ? { name: 'Fetching images', look: 'secondary' } : statuses[run.status];

export const writable = ({ counts }: Pick<Import, 'counts'>): number => counts.created + counts.changed;

/** 3 created, 12 changed, 1 rejected: outcomes without rows are left out. */
export const summary = ({ counts }: Pick<Import, 'counts'>): string =>
  IMPORT_OUTCOMES.filter((outcome) => counts[outcome] > 0)
    .map((outcome) => `${formatCount(counts[outcome])} ${IMPORT_OUTCOME_NAMES[outcome].toLowerCase()}`)
    .join(', ') || counted(0, 'row');
