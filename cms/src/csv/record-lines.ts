import type { Cells, Column } from './columns';
import type { Sheet } from './sheet';

export const columnsOf = ({ columns, parts }: Sheet): readonly Column[] => [...columns, ...(parts?.columns ?? [])];

const NAMED = ['id', 'slug'];

/** A record as the lines of an export. Those of further parts say only which record they belong to. */
export const createLines = (sheet: Sheet): ((row: object) => string[][]) => {
  const own = sheet.columns.map(({ name }) => name);
  const ofParts = sheet.parts?.columns.map(({ name }) => name) ?? [];
  return (row) => {
    const cells = sheet.toCells(row);
    const first = own.map((name) => cells[name] ?? '');
    const further = own.map((name) => (NAMED.includes(name) ? (cells[name] ?? '') : ''));
    const lines = sheet.parts?.toLines(row) ?? [{} as Cells];
    return lines.map((part, index) => (index === 0 ? first : further).concat(ofParts.map((name) => part[name] ?? '')));
  };
};

/**
 * Whether a line belongs to the record of the line above: it names the same one, or none, and says nothing else of it than that
 * line does.
 */
export const createContinues = ({ columns, parts }: Sheet, names: (string | null)[]) => {
  const ofRecord = names.flatMap((name, index) => (columns.some((column) => column.name === name) ? [index] : []));
  const hasLines = parts?.tellApart.some((name) => names.includes(name)) ?? false;
  return (cells: string[], first: string[]): boolean =>
    hasLines && ofRecord.every((index) => cells[index] === first[index] || !cells[index]?.trim());
};
