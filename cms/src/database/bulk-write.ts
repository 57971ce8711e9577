/** Writes many records at once, bypassing the Document Service; callers must do the rest of its work themselves. */
import { randomUUID } from 'node:crypto';
import type { Sql } from './sql';

type Attributes = Record<string, unknown>;

export interface BulkTable {
  table: string;
  links: { table: string; owner: string; other: string };
}

export interface BulkRecord {
  columns: Attributes;
  /** The ids of the linked records, in order; undefined leaves the links unchanged. */
  linked: number[] | undefined;
}

const toSnake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Maps attribute names to columns. Relations to one record become id columns. */
export const toColumns = (attributes: Attributes, relations: string[]): Attributes =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [relations.includes(name) ? `${name}_id` : toSnake(name), value]),
  );

/** The columns Strapi keeps for every record. */
export const newRecordColumns = (now: Date) => ({
  document_id: randomUUID().replaceAll('-', '').slice(0, 24),
  created_at: now,
  updated_at: now,
  published_at: now,
});

const replaceLinks = async (
  sql: Sql,
  { table, owner, other }: BulkTable['links'],
  linked: (readonly [id: number, others: number[]])[],
): Promise<void> => {
  if (linked.length === 0) return;
  const owners = linked.map(([id]) => id);
  await sql(table)
    .whereRaw('?? = ANY (?::int[])', [`${owner}_id`, owners])
    .delete();
  const links = linked.flatMap(([id, others]) => others.map((otherId, index) => [id, otherId, index + 1]));
  await sql.raw(
    `INSERT INTO ?? (??, ??, ??, ??) SELECT owner, other, place, owner
     FROM unnest(?::int[], ?::int[], ?::int[]) AS link (owner, other, place)`,
    [
      table,
      ...[`${owner}_id`, `${other}_id`, `${other}_ord`, `${owner}_ord`],
      ...[0, 1, 2].map((column) => links.map((link) => link[column])),
    ],
  );
};

const linkedBy = <Record extends BulkRecord>(records: Record[], idOf: (record: Record) => number) =>
  records.flatMap((record) => (record.linked ? [[idOf(record), record.linked] as const] : []));

export const insertedIds = async (sql: Sql, table: string, rows: object[]): Promise<Map<string, number>> => {
  const inserted: { id: number; slug: string }[] = await sql(table).insert(rows).returning(['id', 'slug']);
  return new Map(inserted.map(({ id, slug }) => [slug, id]));
};

const asJson = (value: unknown): unknown => (Array.isArray(value) ? JSON.stringify(value) : value);

/** Returns the new ids, in the order of the records. */
export const insertRecords = async (
  sql: Sql,
  { table, links }: BulkTable,
  records: BulkRecord[],
): Promise<number[]> => {
  if (records.length === 0) return [];
  const now = new Date();
  const rows = records.map(({ columns }) => ({
    ...Object.fromEntries(Object.entries(columns).map(([name, value]) => [name, asJson(value)])),
    ...newRecordColumns(now),
  }));
  const bySlug = await insertedIds(sql, table, rows);
  const idOf = ({ columns }: BulkRecord): number => bySlug.get(String(columns.slug)) ?? 0;
  await replaceLinks(sql, links, linkedBy(records, idOf));
  return records.map(idOf);
};

/** Uses one statement for all records that change the same columns. */
export const updateRecords = async (
  sql: Sql,
  { table, links }: BulkTable,
  records: (BulkRecord & { id: number })[],
): Promise<void> => {
  const updated_at = new Date();
  const alike = new Map<string, object[]>();
  for (const { id, columns } of records) {
    const key = Object.keys(columns).sort().join(',');
    const rows = alike.get(key) ?? [];
    rows.push({ ...columns, id, updated_at });
    alike.set(key, rows);
  }
  for (const [key, rows] of alike) {
    const names = [...key.split(',').filter(Boolean), 'updated_at'];
    await sql.raw(
      `UPDATE ?? AS old SET ${names.map(() => '?? = new.??').join(', ')}
       FROM json_populate_recordset(NULL::??, ?::json) AS new WHERE old.id = new.id`,
      [table, ...names.flatMap((name) => [name, name]), table, JSON.stringify(rows)],
    );
  }
  await replaceLinks(
    sql,
    links,
    linkedBy(records, ({ id }) => id),
  );
};

export const readTermIds = async (sql: Sql, table: string): Promise<Map<string, number>> => {
  const rows: { id: number; slug: string }[] = await sql(table).select('id', 'slug');
  return new Map(rows.map(({ id, slug }) => [slug, id]));
};
