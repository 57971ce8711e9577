import type { BulkReport, Job, JobChange, TrashKind } from '@stoa/contract';
import type { Choice } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import type { JobTarget } from './start-job';

/** A selected record, named as in its row. */
export interface ChosenRecord {
  id: number;
  title: string;
}

interface Named {
  /** Label in the menu and on the confirm button: 'Publish'. */
  label: string;
  /** The question to confirm, if it isn't 'Publish 3 items?'. */
  question?: (what: string) => string;
  danger?: boolean;
}

/** Changes a few rows while the dialog waits. */
interface AtOnce<Input> extends Named {
  /** What was done to the records: 'published'. */
  done: string;
  /** A choice to make first, such as the new status. */
  choice?: { label: string; choices: Choice[] };
  /** A text to enter first, such as a tag. */
  typed?: { label: string; suggestions: readonly string[]; maxLength: number };
  input: (chosen: string) => Input;
  /** What the records are in the trash, if that's where they went and can come back from. */
  trashed?: TrashKind;
  details?: never;
}

/** Runs as a job, however few the rows are. */
interface InJob extends Named {
  /** What to enter first; calls back with the change, or null while it isn't complete. */
  details: (onChange: (change: JobChange | null) => void) => ReactNode;
  /** The change, if there's nothing to enter. */
  change?: JobChange;
}

export type BulkAction<Input> = AtOnce<Input> | InJob;

export interface BulkCalls<Input> {
  /** Changes the selected rows. */
  send: (change: { ids: number[] } & Input) => Promise<BulkReport>;
  jobs?: {
    /** The list’s query, and how many records it finds. */
    query: string;
    total: number;
    start: (target: JobTarget, change: JobChange) => Promise<Job>;
  };
}
