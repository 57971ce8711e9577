import type { BulkReport, Job } from '@stoa/contract';
import type { Choice } from '@stoa/web-kit';

/** A selected record, named as in its row. */
export interface ChosenRecord {
  id: number;
  title: string;
}

export interface BulkAction<Input> {
  /** Label in the menu and on the confirm button: 'Publish'. */
  label: string;
  /** The question to confirm, if it isn't 'Publish 3 items?'. */
  ask?: (what: string) => string;
  /** What was done to the records: 'published'. */
  done: string;
  /** A choice to make first, such as the new status. */
  choice?: { label: string; choices: Choice[] };
  danger?: boolean;
  input: (choice: string) => Input;
}

export interface BulkCalls<Input> {
  /** Changes the selected rows. */
  send: (change: { ids: number[] } & Input) => Promise<BulkReport>;
  /** Starts a job for everything that the list’s query finds. */
  all?: { total: number; query: string; start: (input: Input) => Promise<Job> };
}
