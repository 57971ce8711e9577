import type { Import, ImportOutcome, ImportStatus, SubjectKind, TransferKind } from '@stoa/contract';
import type { BadgeLook } from '../../../components/badge';
import { counted, formatCount } from '../../../lib/count';

type Look = { name: string; look: BadgeLook };

export const statuses: Record<ImportStatus, Look> = {
  CHECKING: { name: 'Checking', look: 'secondary' },
  READY: { name: 'Ready to import', look: 'outline' },
  RUNNING: { name: 'Importing', look: 'secondary' },
  DONE: { name: 'Done', look: 'default' },
  FAILED: { name: 'Failed', look: 'outline' },
};

export const outcomes: Record<ImportOutcome, Look> = {
  created: { name: 'Created', look: 'default' },
  changed: { name: 'Changed', look: 'default' },
  unchanged: { name: 'Unchanged', look: 'secondary' },
  refused: { name: 'Rejected', look: 'outline' },
};

/** What can be imported, and the kind of record in each row. */
export const transferKinds: Record<TransferKind, { label: string; record: SubjectKind }> = {
  items: { label: 'Marketplace items', record: 'item' },
  posts: { label: 'Blog posts', record: 'post' },
};

export const isBusy = (status: ImportStatus): boolean => status === 'CHECKING' || status === 'RUNNING';

/** How many rows confirming would write. */
export const writable = ({ counts }: Pick<Import, 'counts'>): number => counts.created + counts.changed;

/** 3 created, 12 changed, 1 rejected: outcomes without rows are left out. */
export const summary = ({ counts }: Pick<Import, 'counts'>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([outcome, count]) => `${formatCount(count)} ${outcomes[outcome as ImportOutcome].name.toLowerCase()}`)
    .join(', ') || counted(0, 'row');
