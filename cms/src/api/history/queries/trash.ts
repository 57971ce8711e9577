import type { Actor, TrashKind, TrashListQuery } from '@stoa/contract';
import { onePage, readPage } from '../../../database/page';
import { matchSearch } from '../../../database/search';
import type { Sql } from '../../../database/sql';
import { belongingsOf, categoryKindOf, tableOf, titleColumnOf } from '../domain/kinds';

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

/** Waits for whoever adds to the record at this moment: a comment, a tag. */
export const lockForDeletion = (sql: Sql, kind: TrashKind, documentId: string): Promise<number[]> =>
  sql(tableOf(kind)).where({ document_id: documentId }).forUpdate().pluck('id');

/**
 * A record and all that goes with it, row by row as PostgreSQL writes them down: nothing passes through JavaScript, which knows
 * neither microseconds nor exact decimals.
 */
export const insertTrash = async (
  sql: Sql,
  { kind, id, actor, days }: { kind: TrashKind; id: number; actor: Actor; days: number },
): Promise<void> => {
  const categoryKind = categoryKindOf(kind);
  const categoryName = categoryKind
    ? `(SELECT name FROM ${tableOf(categoryKind)} WHERE id = record.category_id)`
    : 'NULL';
  const belongings = belongingsOf(kind).map(
    ({ table, column }) =>
      `'${table}', COALESCE((SELECT jsonb_agg(to_jsonb(kept) ORDER BY kept.id) FROM ${table} kept WHERE kept.${column} = record.id), '[]')`,
  );
  await sql.raw(
    `INSERT INTO trash (kind, record_id, title, category_name, actor_kind, actor_id, actor_name, expires_at, snapshot)
     SELECT :kind, record.id, record.${titleColumnOf(kind)}, ${categoryName}, :actorKind, :actorId, :actorName,
       now() + :days * interval '1 day', jsonb_build_object('record', to_jsonb(record), 'belongings', jsonb_build_object(${belongings.join(', ')}))
     FROM ${tableOf(kind)} record WHERE record.id = :id`,
    { kind, id, days, actorKind: actor.kind, actorId: actor.id, actorName: actor.name },
  );
};

export const deleteBelongings = async (sql: Sql, kind: TrashKind, id: number): Promise<void> => {
  for (const { table, column } of belongingsOf(kind)) await sql(table).where(column, id).delete();
};

/** How many records in the trash could not return without this category. */
export const countNeeding = async (sql: Sql, id: number): Promise<number> => {
  const { rows } = await sql.raw(
    `SELECT count(*)::int AS needing FROM trash category JOIN trash record
       ON record.kind = CASE category.kind WHEN 'itemCategory' THEN 'item' WHEN 'blogCategory' THEN 'post' END
       AND (record.snapshot->'record'->>'category_id')::int = category.record_id
     WHERE category.id = ?`,
    [id],
  );
  return rows[0].needing;
};

/** Deletes for good what meets the condition, each with a line in the activity. Returns how many. */
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
