import { type ImportSource, MAX_IMPORT_BYTES, MAX_IMPORT_ROWS } from '@stoa/contract';
import { recordIdIn } from '../../../csv/cells/record-id';
import { type Header, readHeader } from '../../../csv/header';
import { importedNames } from '../../../csv/importer';
import { columnsOf } from '../../../csv/record-lines';
import type { Sheet } from '../../../csv/sheet';
import { decodeUtf8 } from '../../../csv/text/decode';
import { type CsvRow, createCsvParser } from '../../../csv/text/parser';
import type { Sql } from '../../../database/sql';
import { importTooLarge } from '../../../http/body-errors';
import { badRequest } from '../../../http/problem';
import { insertStagedRows, moveRows, type NewRow } from '../queries/import-rows';
import { type Grouping, importerGrouping, ownGrouping } from './grouping';

const BATCH = 500;
/** Long rows are stored in smaller batches. */
const BATCH_CHARACTERS = 1_000_000;

const sizeOf = ({ cells }: CsvRow): number => cells.reduce((total, cell) => total + cell.length, 0);

/** Reads a file as it arrives and stores its rows unchanged. Returns what its header says. */
export const stageFile = async (
  sql: Sql,
  id: number,
  file: AsyncIterable<Buffer>,
  sheet: Sheet,
): Promise<Header & { source: ImportSource | null }> => {
  const parser = createCsvParser();
  let header: Header | undefined;
  let grouping: Grouping | undefined;
  let source: ImportSource | null = null;
  let waiting: NewRow[] = [];
  let characters = 0;
  let rows = 0;

  const store = async (): Promise<void> => {
    if (waiting.length > 0) await insertStagedRows(sql, id, waiting);
    waiting = [];
    characters = 0;
  };

  const take = async (row: CsvRow): Promise<void> => {
    if (!header) {
      const names = importedNames(row.cells);
      // First of all, because some of their columns have names that ours have, too.
      const importer = sheet.importers?.find((one) => one.isHeader(names));
      source = importer?.source ?? null;
      header = importer ? { names, unknown: [], readOnly: [] } : readHeader(row.cells, columnsOf(sheet));
      grouping = importer ? importerGrouping(importer, names) : ownGrouping(sheet, header.names);
      return;
    }
    rows += 1;
    if (rows > MAX_IMPORT_ROWS)
      throw badRequest(`The file has more than ${MAX_IMPORT_ROWS} rows. Split it into smaller files`);
    const named_id = source ? undefined : recordIdIn(row.cells[header.names.indexOf('id')]);
    waiting.push({ ...row, first_row: grouping?.firstRowOf(row) ?? row.row, named_id });
    characters += sizeOf(row);
    if (waiting.length === BATCH || characters > BATCH_CHARACTERS) await store();
  };

  for await (const text of decodeUtf8(file, { maxBytes: MAX_IMPORT_BYTES, tooLarge: importTooLarge }))
    for (const row of parser.push(text)) await take(row);
  for (const row of parser.end()) await take(row);
  await store();
  await moveRows(sql, id, grouping?.moved() ?? []);

  if (!header) throw badRequest('The file is empty. The first row must contain column names');
  if (rows === 0) throw badRequest('The file has a header but no rows');
  return { ...header, source };
};
