import type { Cells, Column } from './cells/columns';
import type { Sheet } from './sheet';
import { toCells, toLine } from './text/writer';

export const columnsOf = ({ columns, parts }: Sheet): readonly Column[] => [...columns, ...(parts?.columns ?? [])];

/** A record as the text of an export. Lines of further parts say only which record they belong to. */
export const createLines = (sheet: Sheet): ((row: object) => string) => {
  const own = sheet.columns.map(({ name }) => name);
  const ofParts = sheet.parts?.columns.map(({ name }) => name) ?? [];
  const inOrder = (names: string[], cells: Cells) => names.map((name) => cells[name] ?? '');
  return (row) => {
    const cells = sheet.toCells(row);
    const first = inOrder(own, cells);
    if (!sheet.parts) return toLine(first);
    const { id = '', slug = '' } = cells;
    const [ofRecord, further] = [toCells(first), toCells(inOrder(own, { id, slug }))];
    return sheet.parts
      .toLines(row)
      .map((part, index) => `${index === 0 ? ofRecord : further},${toLine(inOrder(ofParts, part))}`)
      .join('');
  };
};

/**
 * Whether a line belongs to the record of the line above: it names the same one, or none, and says nothing else of it than that
 * line does.
 */
export const createContinues = ({ columns, parts }: Sheet, names: (string | null)[]) => {
  const ofRecord = names.flatMap((name, index) => (columns.some((column) => column.name === name) ? [index] : []));
  const hasLines = parts?.identifiedBy.some((name) => names.includes(name)) ?? false;
  return (cells: string[], first: string[]): boolean =>
    hasLines && ofRecord.every((index) => cells[index] === first[index] || !cells[index]?.trim());
};
