import type { SortOrder } from '@stoa/contract';
import type { ReactNode } from 'react';

export type Identified = { id: number };

/** What a list has room for: all columns side by side, all of them stacked, or only what a phone shows. */
export type Layout = 'columns' | 'stacked' | 'phone';

/** Plain text is cut off at the edge of its column. */
type Content<Row> =
  | { text: (row: Row) => string; cell?: never }
  | { cell: (row: Row, layout: Layout) => ReactNode; text?: never };

export type SortWords = Record<SortOrder, string>;

export const alphabetically = (what: string): SortWords => ({ asc: `${what} A–Z`, desc: `${what} Z–A` });
export const byTime: SortWords = { asc: 'Oldest first', desc: 'Newest first' };

export type RecordColumn<Row extends Identified> = Content<Row> & {
  /** For a sortable column, the API's name for the sort. */
  field: string;
  headerName: string;
  width: number;
  grows?: boolean;
  /** For numbers, which are compared from the right. */
  alignsRight?: boolean;
  sorts?: SortWords;
  hideable?: boolean;
  /** Its role in a record, if it isn't just another fact. */
  part?: 'image' | 'title' | 'status' | 'actions';
  /** Show its name in front of it below the title: a date alone doesn't say what happened then. */
  named?: boolean;
  hiddenAtFirst?: boolean;
  /** Shown by itself only where all columns fit beside each other. */
  ifRoom?: boolean;
  lessOnPhone?: boolean;
};

/** Columns that someone showed or hid by hand; `false` is hidden. */
export type Visibility = Record<string, boolean>;

const CHECKBOX_WIDTH = 50;
const BORDERS = 2;

/** The width a list needs to show its columns side by side. */
export const roomFor = <Row extends Identified>(
  columns: readonly RecordColumn<Row>[],
  visibility: Visibility,
  selectable: boolean,
): number =>
  columns
    .filter(({ field }) => visibility[field] ?? true)
    .reduce((room, { width }) => room + width, BORDERS + (selectable ? CHECKBOX_WIDTH : 0));
