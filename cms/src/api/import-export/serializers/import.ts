import {
  IMPORT_DAYS,
  IMPORT_OUTCOME_NAMES,
  IMPORT_OUTCOMES,
  type Import,
  type ImportImage,
  type ImportOutcome,
  type ImportRow,
  type ImportStatus,
} from '@stoa/contract';
import type { LibraryImageRow } from '../queries/import-images';
import type { ReportRow } from '../queries/import-rows';
import type { ImportWithCounts, NewTerm } from '../queries/imports';

const DAY = 86_400_000;

/** Why an import finished before anyone could confirm it. */
const noticeOf = (counts: Import['counts']): string => {
  if (counts.refused === 0) return 'The shop already has everything in this file, so there was nothing to import';
  if (counts.unchanged === 0) return 'Every row was rejected, so there was nothing to import';
  return 'Every row was rejected or is already in the shop, so there was nothing to import';
};

const namesOf = (terms: NewTerm[], kind: NewTerm['kind']): string[] =>
  terms.filter((term) => term.kind === kind).map(({ name }) => name);

export const toImport = ({ counted, ...row }: ImportWithCounts): Import => {
  const sum = (matches: (rows: (typeof counted)[number]) => boolean): number =>
    counted.filter(matches).reduce((total, { rows }) => total + rows, 0);
  const counts = Object.fromEntries(
    IMPORT_OUTCOMES.map((name) => [name, sum(({ outcome }) => outcome === name)]),
  ) as Record<ImportOutcome, number>;
  return {
    id: row.id,
    kind: row.kind,
    source: row.source,
    fileName: row.file_name,
    status: row.status as ImportStatus,
    createdBy: { id: row.user_id, name: row.user_name },
    createdAt: row.created_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    expiresAt: new Date(row.created_at.getTime() + IMPORT_DAYS * DAY).toISOString(),
    rows: sum(() => true),
    checked: sum(({ outcome }) => outcome !== null),
    settled: sum(({ settled }) => settled),
    counts,
    images: row.images,
    unknownColumns: row.unknown_columns,
    readOnlyColumns: row.read_only_columns,
    newCategories: namesOf(row.new_terms, 'categories'),
    newTags: namesOf(row.new_terms, 'tags'),
    failure: row.failure,
    notice: row.status === 'DONE' && !row.confirmed_at ? noticeOf(counts) : null,
  };
};

const notesOf = ({ notes, failed_images }: ReportRow): string[] => [
  ...notes,
  ...(failed_images ?? []).map(({ address, message }) => `The image ${address} couldn’t be fetched: ${message}`),
];

export const toImportRow = (row: ReportRow): ImportRow => ({
  row: row.row,
  outcome: row.outcome,
  recordId: row.record_id,
  slug: row.slug,
  title: row.title,
  changes: row.changes.map(({ column, before, after }) => ({ column, before, after })),
  reasons: row.reasons.map(({ column, message }) => ({ column, message })),
  notes: notesOf(row),
  settled: row.settled,
});

export const toImportImage = (row: LibraryImageRow): ImportImage => ({
  id: row.id,
  address: row.address,
  rows: row.rows,
  rowCount: row.row_count,
  outcome: row.outcome,
  url: row.url,
  message: row.message,
});

export const REPORT_COLUMNS = ['row', 'outcome', 'id', 'slug', 'title', 'changed', 'reason', 'note'];

/** Marks rows whose import stopped before it reached them. */
export const toReportCells = (row: ReportRow): string[] => [
  String(row.row),
  IMPORT_OUTCOME_NAMES[row.outcome].toLowerCase() + (row.settled || row.outcome === 'refused' ? '' : ' (not imported)'),
  row.record_id === null ? '' : String(row.record_id),
  row.slug ?? '',
  row.title ?? '',
  row.changes.map(({ column }) => column).join('|'),
  row.reasons.map(({ column, message }) => (column ? `${column}: ${message}` : message)).join('; '),
  notesOf(row).join('; '),
];
