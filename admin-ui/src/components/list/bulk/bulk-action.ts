import type { BulkReport } from '@stoa/contract';
import type { Choice } from '@stoa/web-kit';

/** A chosen record, as its row names it. */
export interface ChosenRecord {
  id: number;
  title: string;
}

export interface BulkAction {
  /** In the menu and on the button that does it: 'Publish'. */
  label: string;
  /** The question for what was chosen: 'Publish 3 items?' */
  ask: (what: string) => string;
  /** What became of the records: 'published'. */
  done: string;
  /** What has to be said first, such as the status that they get. */
  choice?: { label: string; choices: Choice[] };
  /** It takes something away. */
  danger?: boolean;
  send: (ids: number[], choice: string) => Promise<BulkReport>;
}
