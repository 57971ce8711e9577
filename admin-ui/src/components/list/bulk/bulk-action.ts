import type { BulkReport } from '@stoa/contract';
import type { Choice } from '@stoa/web-kit';

/** A selected record, named as in its row. */
export interface ChosenRecord {
  id: number;
  title: string;
}

export interface BulkAction {
  /** Label in the menu and on the confirm button: 'Publish'. */
  label: string;
  /** The question to confirm, if it isn't 'Publish 3 items?'. */
  ask?: (what: string) => string;
  /** What was done to the records: 'published'. */
  done: string;
  /** A choice to make first, such as the new status. */
  choice?: { label: string; choices: Choice[] };
  danger?: boolean;
  send: (ids: number[], choice: string) => Promise<BulkReport>;
}
