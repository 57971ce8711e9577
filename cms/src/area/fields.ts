/** What the server needs to know about each field of a record. The compiler checks that the table is complete. */
import type { ConsoleLayout } from '../console/layout';
import type { Cells, Column, ColumnKind } from '../csv/cells/columns';
import { toCell } from '../csv/cells/columns';
import type { SheetRecord } from '../csv/sheet';
import type { Sql } from '../database/sql';
import type { Attribute } from './records/attributes';

/** A plain column is selected and, if people can change it, compared. Anything else gives its SQL. */
type Value = { column: string } | { select: string | null; activity: string | null };

type Field = Value & {
  /** Read for a single record, not for lists. */
  detail?: true;
  /** Its attribute in Strapi, if the schema follows from this table (area/records). */
  type?: Attribute;
  /** The field's name and help text in the console, and its attribute if that differs. Null: hidden from forms and lists. */
  console: { attribute?: string; label: string; help?: string } | null;
};

/** The field's form in a CSV; `imported` is false for export-only fields. */
interface InCsv {
  csv: ColumnKind;
  /** The name of its column, if that isn't the field's. */
  csvName?: string;
  /** SQL for its cell, if that isn't what is read otherwise. */
  csvSelect?: string;
  imported?: false;
}

/** Describes all fields of `Record`. If some are CSV columns (`Columns`), the others say `csv: null`. */
export type Fields<Record, Columns = never> = {
  [Name in keyof Record]: Field & (Name extends Columns ? InCsv : [Columns] extends [never] ? unknown : { csv: null });
};

export type FieldsTable = Record<string, Field & Partial<Omit<InCsv, 'csv'>> & { csv?: ColumnKind | null }>;

/** What isn’t typed by anybody. */
export const stampsOf = (table: string) =>
  ({
    id: { select: `${table}.id`, activity: null, console: null },
    createdAt: { select: `${table}.created_at`, activity: null, console: null },
    updatedAt: { select: `${table}.updated_at`, activity: null, console: null },
  }) satisfies Partial<FieldsTable>;

/** `subject` is the record as selected in history/queries/subjects.ts. */
export const sqlOf = (field: Value, place: 'select' | 'activity', table: string): string | null => {
  if (!('column' in field)) return field[place];
  return `${place === 'select' ? table : 'subject'}.${field.column}`;
};

/** What is being read: one record, a list, or a list for CSV. */
export type Reading = 'record' | 'list' | 'csv';

const isRead = ({ detail, csv }: FieldsTable[string], reading: Reading): boolean =>
  reading === 'csv' ? Boolean(csv) : !detail || reading === 'record';

export const selected = (sql: Sql, table: string, fields: FieldsTable, reading: Reading) =>
  Object.entries(fields).flatMap(([name, field]) => {
    const value = (reading === 'csv' && field.csvSelect) || sqlOf(field, 'select', table);
    const as = (reading === 'csv' && field.csvName) || name;
    return value && isRead(field, reading) ? [sql.raw(`${value} AS "${as}"`)] : [];
  });

export const activityFields = (fields: FieldsTable): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const value = sqlOf(field, 'activity', '');
      return value ? [[name, value]] : [];
    }),
  );

const byAttribute = (fields: FieldsTable, text: 'label' | 'help'): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, { console }]) =>
      console?.[text] ? [[console.attribute ?? name, console[text]]] : [],
    ),
  );

export const consoleTexts = (fields: FieldsTable): Pick<ConsoleLayout, 'labels' | 'help'> => ({
  labels: byAttribute(fields, 'label'),
  help: byAttribute(fields, 'help'),
});

export const csvColumns = (fields: FieldsTable, order: readonly string[]): Column[] =>
  order.flatMap((field) => {
    const { csv: kind, csvName: name = field, imported = true } = fields[field] ?? {};
    if (!kind) return [];
    return imported ? [{ name, kind, field: kind === 'category' ? 'categoryId' : field }] : [{ name, kind }];
  });

export const csvCells = (columns: Column[], row: object): Cells => {
  const cells: Cells = {};
  for (const { name, kind } of columns) cells[name] = toCell(kind, (row as Record<string, unknown>)[name]);
  return cells;
};

export const sheetRecord = (
  columns: Column[],
  row: Omit<SheetRecord, 'cells' | 'lines'>,
  lines: Cells[] = [],
): SheetRecord => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  updatedAt: row.updatedAt,
  cells: csvCells(columns, row),
  lines,
});
