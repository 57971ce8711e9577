import type { SortOrder } from '@stoa/contract';
import type { ReactNode } from 'react';
import type { Visibility } from './use-hidden-columns';

export type Identified = { id: number };

/** How much of a list there is room for: all of its columns, all under one another, or only what a phone shows. */
export type Layout = 'columns' | 'stacked' | 'phone';

/** Plain text is cut where its column ends. */
type Content<Row> =
  | { text: (row: Row) => string; cell?: never }
  | { cell: (row: Row, layout: Layout) => ReactNode; text?: never };

/** The two ways to sort by a column, in the words of a menu. */
export type SortWords = Record<SortOrder, string>;

export const alphabetically = (what: string): SortWords => ({ asc: `${what} A–Z`, desc: `${what} Z–A` });
export const byTime: SortWords = { asc: 'Oldest first', desc: 'Newest first' };

export type RecordColumn<Row extends Identified> = Content<Row> & {
  /** Of a column that sorts, what the API calls its sort. */
  field: string;
  headerName: string;
  width: number;
  /** It takes the room that the others leave. */
  grows?: boolean;
  /** For figures, which are compared from the right. */
  alignsRight?: boolean;
  sorts?: SortWords;
  hideable?: boolean;
  /** What it is to a record, if not one fact among others. */
  part?: 'picture' | 'title' | 'status' | 'actions';
  /** Under the title its name stands before it: a date alone does not say what happened then. */
  named?: boolean;
  /** Hidden until somebody wants it. */
  hiddenAtFirst?: boolean;
  /** A phone hides it until somebody wants it. */
  lessOnPhone?: boolean;
};

const CHECKBOX_WIDTH = 50;
const BORDERS = 2;

/** What a list needs to show its columns beside each other. */
export const roomFor = <Row extends Identified>(
  columns: readonly RecordColumn<Row>[],
  visibility: Visibility,
  selectable: boolean,
): number =>
  columns
    .filter(({ field }) => visibility[field] ?? true)
    .reduce((room, { width }) => room + width, BORDERS + (selectable ? CHECKBOX_WIDTH : 0));
