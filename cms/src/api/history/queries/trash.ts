import type { Actor, SubjectKind, TrashKind, TrashListQuery } from '@stoa/contract';
import type { RecordKind } from '../../../area/record-kind';
import { onePage, readPage } from '../../../database/lists/page';
import { matchSearch } from '../../../database/lists/search';
import type { Sql } from '../../../database/sql';

export interface TrashRow {
  id: number;
  kind: TrashKind;
  recordId: number;
  title: string;
  actorKind: Actor['kind'];
  actorId: number | null;
  actorName: string;
  deletedAt: Date;
  expiresAt: Date;
}

const COLUMNS = {
  id: 'id',
  kind: 'kind',
  recordId: 'record_id',
  title: 'title',
  actorKind: 'actor_kind',
  actorId: 'actor_id',
  actorName: 'actor_name',
  deletedAt: 'deleted_at',
  expiresAt: 'expires_at',
};

export const readTrash = (sql: Sql, { kind, search, ...page }: TrashListQuery) => {
  const matching = sql('trash');
  matchSearch(matching, ['title'], search);
  if (kind) matching.where({ kind });
  const order = { ...page, order: 'desc', by: 'deleted_at', id: 'id' } as const;
  return readPage<TrashRow>(onePage(matching.clone().select(COLUMNS), order), matching, page);
};

/** Waits for anyone adding to the record right now, such as a comment or a tag. */
export const lockForDeletion = (sql: Sql, { table }: RecordKind, documentId: string): Promise<number[]> =>
  sql(table).where({ document_id: documentId }).forUpdate().pluck('id');

/**
 * Stores a record and everything that goes with it as PostgreSQL's own JSON. Passing it through JavaScript would lose
 * microseconds and exact decimals.
 */
export const insertTrash = async (
  sql: Sql,
  record: RecordKind,
  categories: RecordKind | undefined,
  of: { kind: TrashKind; id: number; actor: Actor; days: number },
): Promise<void> => {
  const categoryName = categories ? `(SELECT name FROM ${categories.table} WHERE id = record.category_id)` : 'NULL';
  const belongings = (record.belongings ?? []).map(
    ({ table, column }) =>
      `'${table}', COALESCE((SELECT jsonb_agg(to_jsonb(belonging) ORDER BY belonging.id) FROM ${table} belonging WHERE belonging.${column} = record.id), '[]')`,
  );
  const { kind, id, actor, days } = of;
  await sql.raw(
    `INSERT INTO trash (kind, record_id, title, category_name, actor_kind, actor_id, actor_name, expires_at, snapshot)
     SELECT :kind, record.id, record.${record.title}, ${categoryName}, :actorKind, :actorId, :actorName,
       now() + :days * interval '1 day', jsonb_build_object('record', to_jsonb(record), 'belongings', jsonb_build_object(${belongings.join(', ')}))
     FROM ${record.table} record WHERE record.id = :id`,
    { kind, id, days, actorKind: actor.kind, actorId: actor.id, actorName: actor.name },
  );
};

export const deleteBelongings = async (sql: Sql, { belongings = [] }: RecordKind, id: number): Promise<void> => {
  for (const { table, column } of belongings) await sql(table).where(column, id).delete();
};

/** How many records in the trash can't be restored without this category. `needing` lists which kinds need which. */
export const countNeeding = async (
  sql: Sql,
  id: number,
  needing: { kind: SubjectKind; category: TrashKind }[],
): Promise<number> => {
  const { rows } = await sql.raw(
    `SELECT count(*)::int AS needing FROM trash category
     JOIN json_to_recordset(:needing) AS needs (kind text, category text) ON needs.category = category.kind
     JOIN trash record ON record.kind = needs.kind
       AND (record.snapshot->'record'->>'category_id')::int = category.record_id
     WHERE category.id = :id`,
    { id, needing: JSON.stringify(needing) },
  );
  return rows[0].needing;
};

/** Permanently deletes matching entries, each with an activity entry. Returns how many. */
const purge = async (sql: Sql, condition: string, actor: Actor, id?: number): Promise<number> => {
  const { rowCount } = await sql.raw(
    `WITH gone AS (DELETE FROM trash WHERE ${condition} RETURNING kind, record_id, title)
     INSERT INTO activity (actor_kind, actor_id, actor_name, action, kind, record_id, title, changes)
     SELECT :actorKind, :actorId::int, :actorName, 'purged', kind, record_id, title, '[]' FROM gone`,
    { id: id ?? null, actorKind: actor.kind, actorId: actor.id, actorName: actor.name },
  );
  return rowCount;
};

export const purgeEntry = (sql: Sql, id: number, actor: Actor) => purge(sql, 'id = :id', actor, id);
export const purgeExpired = (sql: Sql, actor: Actor) => purge(sql, 'expires_at < now()', actor);
