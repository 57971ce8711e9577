import type { TrashKind } from '@stoa/contract';
import type { Belonging, RecordKind } from '../../../area/record-kind';
import type { Sql } from '../../../database/sql';

export interface Deleted {
  id: number;
  kind: TrashKind;
  recordId: number;
  title: string;
  /** Null for a kind of record without one. */
  slug: string | null;
  categoryId: number | null;
  /** The name at the time of deletion. */
  categoryName: string | null;
}

/** If several people restore one entry at once, one succeeds; the others wait and then find it gone. */
export const lockDeleted = (sql: Sql, id: number): Promise<Deleted | undefined> =>
  sql('trash')
    .where({ id })
    .forUpdate()
    .first({
      id: 'id',
      kind: 'kind',
      recordId: 'record_id',
      title: 'title',
      slug: sql.raw("snapshot->'record'->>'slug'"),
      categoryId: sql.raw("(snapshot->'record'->>'category_id')::int"),
      categoryName: 'category_name',
    });

/** The title of the record that now has the slug. */
export const findSlugOwner = async (
  sql: Sql,
  { table, title }: RecordKind,
  slug: string,
): Promise<string | undefined> => (await sql(table).where({ slug }).first({ title }))?.title;

/** Checks that the record exists, and keeps it from being deleted until the transaction ends. */
export const keepRecord = async (sql: Sql, { table }: RecordKind, id: number): Promise<boolean> =>
  (await sql(table).where({ id }).forKeyShare().first('id')) !== undefined;

/** A record is in the trash once at most, because its id is never given to another. */
export const findEntry = async (sql: Sql, kind: TrashKind, recordId: number): Promise<number | undefined> =>
  (await sql('trash').where({ kind, record_id: recordId }).first('id'))?.id;

interface Column {
  name: string;
  /** The table it refers to. */
  target: string | null;
  /** The foreign key's ON DELETE action: 'n' sets the column to null, 'c' deletes the row. */
  rule: 'n' | 'c' | null;
}

/** The columns in both the snapshot and the table. Columns added since the deletion keep their defaults. */
const commonColumns = async (sql: Sql, id: number, table: string, rows: string): Promise<Column[]> => {
  const found = await sql.raw(
    `SELECT col.attname AS name, key.confrelid::regclass::text AS target, key.confdeltype AS rule
     FROM trash JOIN pg_attribute col ON jsonb_exists(${rows}->0, col.attname)
     LEFT JOIN pg_constraint key ON key.contype = 'f' AND key.conrelid = col.attrelid AND key.conkey = ARRAY[col.attnum]
     WHERE trash.id = :id AND col.attrelid = :table::regclass AND col.attnum > 0 AND NOT col.attisdropped
     ORDER BY col.attnum`,
    { id, table },
  );
  return found.rows;
};

/** Referenced rows may be gone, so rows are restored as the foreign keys would have left them. */
const insertRows = async (sql: Sql, id: number, table: string, rows: string): Promise<void> => {
  const columns = await commonColumns(sql, id, table, rows);
  if (columns.length === 0) return;
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map(({ name, target, rule }) =>
    target && rule === 'n' ? `(SELECT id FROM ${target} WHERE id = restored."${name}")` : `restored."${name}"`,
  );
  const conditions = columns
    .filter(({ rule }) => rule === 'c')
    .map(({ name, target }) => `AND EXISTS (SELECT FROM ${target} WHERE id = restored."${name}")`);
  await sql.raw(
    `INSERT INTO ${table} (${names}) SELECT ${values.join(', ')}
     FROM trash, jsonb_populate_recordset(NULL::${table}, ${rows}) restored WHERE trash.id = :id ${conditions.join(' ')}`,
    { id },
  );
};

/** A link to a record that is itself in the trash moves to that record's snapshot and returns with it. */
const handOver = async (sql: Sql, id: number, table: string, { column, kind }: Required<Belonging>['other']) =>
  sql.raw(
    `UPDATE trash other
     SET snapshot = jsonb_set(other.snapshot, ARRAY['belongings', :table], (other.snapshot->'belongings'->:table) || waiting.links)
     FROM (
       SELECT (link->>:column)::int AS record_id, jsonb_agg(link) AS links
       FROM trash, jsonb_array_elements(snapshot->'belongings'->:table) link WHERE trash.id = :id GROUP BY 1
     ) waiting
     WHERE other.kind = :kind AND other.record_id = waiting.record_id`,
    { id, table, column, kind },
  );

/** Restores every row unchanged, under its own id. */
export const restoreRows = async (sql: Sql, id: number, record: RecordKind): Promise<void> => {
  await insertRows(sql, id, record.table, "jsonb_build_array(snapshot->'record')");
  for (const { table, other } of record.belongings ?? []) {
    if (other) await handOver(sql, id, table, other);
    await insertRows(sql, id, table, `(snapshot->'belongings'->'${table}')`);
  }
  await sql('trash').where({ id }).delete();
};
