import * as yup from 'yup';
import { ADMIN_PAGE_SIZE } from '../constants';
import { choice, requiredText } from '../input/fields';
import { queryLimit, queryOneOf, queryPage } from '../input/list-query';
import type { Pagination } from '../input/paging';

/** Records that can be exported and imported as CSV. */
export const IMPORT_KINDS = ['items', 'posts'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Lists that can be exported. */
export const EXPORT_KINDS = [...IMPORT_KINDS, 'orders', 'customers', 'sales', 'sales-report'] as const;
export type ExportKind = (typeof EXPORT_KINDS)[number];

export const MAX_IMPORT_BYTES = 50 * 1024 * 1024;
export const MAX_IMPORT_ROWS = 250_000;
/** How long an import and its report are kept. */
export const IMPORT_DAYS = 7;

/**
 * CHECKING: comparing the rows with the shop's records. READY: the preview is waiting for confirmation. RUNNING: writing the
 * rows. DONE: all rows are written, or there was nothing to write. FAILED: the server couldn't continue; rows already written are
 * kept.
 */
export const IMPORT_STATUSES = ['CHECKING', 'READY', 'RUNNING', 'DONE', 'FAILED'] as const;
export type ImportStatus = (typeof IMPORT_STATUSES)[number];

/** What happened to a row, or, before confirmation, what would happen. */
export const IMPORT_OUTCOMES = ['created', 'changed', 'unchanged', 'refused'] as const;
export type ImportOutcome = (typeof IMPORT_OUTCOMES)[number];

/** `fetched` images are in the media library, and the records show them from there. */
export const IMPORT_IMAGE_OUTCOMES = ['waiting', 'fetched', 'failed'] as const;
export type ImportImageOutcome = (typeof IMPORT_IMAGE_OUTCOMES)[number];

/** Other shop programs whose exports of products can be imported. */
export const IMPORT_SOURCES = ['shopify', 'woocommerce'] as const;
export type ImportSource = (typeof IMPORT_SOURCES)[number];

export interface Import {
  id: number;
  kind: ImportKind;
  /** Null: a file of this shop. */
  source: ImportSource | null;
  fileName: string;
  status: ImportStatus;
  createdBy: { id: number; name: string } | null;
  createdAt: string;
  confirmedAt: string | null;
  finishedAt: string | null;
  expiresAt: string;
  /** The number of rows in the file, without the header. */
  rows: number;
  /** How many rows the preview has checked. */
  checked: number;
  /** How many rows have been settled since confirmation. */
  settled: number;
  counts: Record<ImportOutcome, number>;
  /** The images that its rows name by addresses elsewhere. They are fetched once the rows are written. */
  images: Record<ImportImageOutcome, number>;
  /** Columns in the file that the import doesn't know. */
  unknownColumns: string[];
  /** Columns that are exported but can't be set, such as the number of views. */
  readOnlyColumns: string[];
  /** Names of categories and tags that don’t exist yet. Confirming creates them. */
  newCategories: string[];
  newTags: string[];
  /** Why it failed, in words for users. */
  failure: string | null;
  /** Why there was nothing to write, in words for users; set if an import is done without being confirmed. */
  notice: string | null;
}

export interface ImportList {
  items: Import[];
  pagination: Pagination;
}

export interface ImportRow {
  /** As spreadsheets count: the header is row 1. */
  row: number;
  outcome: ImportOutcome;
  /** Of the existing or created record. */
  recordId: number | null;
  slug: string | null;
  title: string | null;
  /** A changed record's old and new values, as cells; long texts are shortened. */
  changes: { column: string; before: string; after: string }[];
  /** Why the row is refused; the column is null if the row itself is at fault. */
  reasons: { column: string | null; message: string }[];
  /** What of the row can’t be taken, although it is imported. */
  notes: string[];
  /** Whether the row was written, found unchanged, or refused after confirmation. */
  settled: boolean;
}

export interface ImportRowList {
  items: ImportRow[];
  pagination: Pagination;
}

export interface ImportImage {
  id: number;
  address: string;
  /** The rows that name it; only the first of many. */
  rows: number[];
  rowCount: number;
  outcome: ImportImageOutcome;
  /** Where it is now, once it is fetched. */
  url: string | null;
  /** Why it couldn’t be fetched. */
  message: string | null;
}

export interface ImportImageList {
  items: ImportImage[];
  pagination: Pagination;
}

/** A file to download from `url`, once and soon, because a browser download can't send a token. */
export interface Download {
  url: string;
  fileName: string;
  expiresAt: string;
}

/** The query of an upload; the file is the body (Content-Type: text/csv). */
export const uploadImportQuery = yup.object({
  kind: choice('kind', IMPORT_KINDS).required(`kind must be one of ${IMPORT_KINDS.join(', ')}`),
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

export const importImageListQuery = yup.object({
  page: queryPage(),
  limit: queryLimit(ADMIN_PAGE_SIZE),
  outcome: queryOneOf('outcome', IMPORT_IMAGE_OUTCOMES),
});
export type ImportImageListQuery = yup.InferType<typeof importImageListQuery>;
