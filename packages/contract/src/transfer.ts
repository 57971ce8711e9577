import * as yup from 'yup';
import { ADMIN_PAGE_SIZE } from './constants';
import { oneOf, requiredText } from './fields';
import { queryLimit, queryOneOf, queryPage } from './list-query';
import type { Pagination } from './paging';

/** What can be exported and imported as CSV. */
export const TRANSFER_KINDS = ['items', 'posts'] as const;
export type TransferKind = (typeof TRANSFER_KINDS)[number];

export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 100_000;
/** How long an import and its report are kept. */
export const IMPORT_DAYS = 7;

/**
 * CHECKING: the rows are compared with what the shop has. READY: the preview waits for somebody to confirm it. RUNNING: the
 * rows are written. DONE: all are. FAILED: the server could not go on; what was written by then stays.
 */
export const IMPORT_STATUSES = ['CHECKING', 'READY', 'RUNNING', 'DONE', 'FAILED'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** What a row does or did; before the confirmation: what it would do. */
export const IMPORT_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

export interface Import {
  id: number;
  kind: TransferKind;
  fileName: string;
  status: ImportStatus;
  createdBy: { id: number; name: string } | null;
  createdAt: string;
  confirmedAt: string | null;
  finishedAt: string | null;
  /** When it is deleted, with its rows. */
  expiresAt: string;
  /** The rows of the file, without its header. */
  rows: number;
  /** How many of them the preview has seen. */
  checked: number;
  /** How many of them are settled since the confirmation. */
  settled: number;
  counts: Record<ImportOutcome, number>;
  /** Columns of the file that the import does not know. */
  unknownColumns: string[];
  /** Columns that an export shows and nobody can set, such as the number of views. */
  readOnlyColumns: string[];
  /** Why it failed, for people. */
  failure: string | null;
}

export interface ImportList {
  items: Import[];
  pagination: Pagination;
}

export interface ImportRow {
  /** As a spreadsheet counts: the header is row 1. */
  row: number;
  outcome: ImportOutcome;
  /** Of what exists, or was created. */
  recordId: number | null;
  slug: string | null;
  title: string | null;
  /** What a changed record had and gets, as cells; long texts are cut. */
  changes: { column: string; before: string; after: string }[];
  /** Why it is refused; without a column where the row itself is at fault. */
  reasons: { column: string | null; message: string }[];
  /** Whether it is settled: written, found unchanged or refused after the confirmation. */
  settled: boolean;
}

export interface ImportRowList {
  items: ImportRow[];
  pagination: Pagination;
}

/** A file to download from `url`, once and soon: a browser's download carries no token of its own. */
export interface Download {
  url: string;
  fileName: string;
  expiresAt: string;
}

/** The address of an upload; its body is the file (Content-Type: text/csv). */
export const uploadImportQuery = yup.object({
  kind: oneOf('kind', TRANSFER_KINDS).required(`kind must be one of ${TRANSFER_KINDS.join(', ')}`),
  fileName: requiredText('fileName', 1, 200),
});
export type UploadImportQuery = yup.InferType<typeof uploadImportQuery>;

export const importListQuery = yup.object({ page: queryPage(), limit: queryLimit(ADMIN_PAGE_SIZE) });
export type ImportListQuery = yup.InferType<typeof importListQuery>;

export const importRowListQuery = yup.object({
  page: queryPage(),
  limit: queryLimit(ADMIN_PAGE_SIZE),
  outcome: queryOneOf('outcome', IMPORT_OUTCOMES),
});
export type ImportRowListQuery = yup.InferType<typeof importRowListQuery>;
