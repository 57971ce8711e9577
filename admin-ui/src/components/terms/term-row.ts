/** A category or a tag as its screen shows it. */
export interface TermRow {
  id: number;
  name: string;
  slug: string;
  /** How many records it has. */
  count: number;
}

/** What SWR answers. */
export interface Terms<Row extends TermRow> {
  rows: Row[] | undefined;
  failed: boolean;
  retry: () => void;
}
