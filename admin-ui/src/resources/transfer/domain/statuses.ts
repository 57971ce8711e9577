import type { Import, ImportOutcome, ImportStatus, TransferKind } from '@stoa/contract';
import type { BadgeLook } from '../../../components/badge';
import { counted, formatCount } from '../../../lib/count';

type Look = { name: string; look: BadgeLook };

export const statuses: Record<ImportStatus, Look> = {
  CHECKING: { name: 'Checking', look: 'secondary' },
  READY: { name: 'To confirm', look: 'outline' },
  RUNNING: { name: 'Importing', look: 'secondary' },
  DONE: { name: 'Done', look: 'default' },
  FAILED: { name: 'Failed', look: 'outline' },
};

export const outcomes: Record<ImportOutcome, Look> = {
  created: { name: 'Created', look: 'default' },
  changed: { name: 'Changed', look: 'default' },
  unchanged: { name: 'Unchanged', look: 'secondary' },
  refused: { name: 'Refused', look: 'outline' },
};

export const kinds: Record<TransferKind, string> = { items: 'Marketplace items', posts: 'Blog posts' };

/** How often a page asks what became of a busy one. */
export const LOOK_EVERY_MS = 1000;

export const isBusy = (status: ImportStatus): boolean => status === 'CHECKING' || status === 'RUNNING';

/** How many rows a confirmation would write. */
export const writable = ({ counts }: Pick<Import, 'counts'>): number => counts.created + counts.changed;

/** 3 created, 12 changed, 1 refused: what is none is left out. */
export const summary = ({ counts }: Pick<Import, 'counts'>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${formatCount(count)} ${outcome}`)
    .join(', ') || counted(0, 'row');
