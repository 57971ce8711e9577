import {
  ACTOR_KINDS,
  type ActivityAction,
  type ActivityListQuery,
  type Actor,
  type Change,
  type StatsQuery,
  type SubjectKind,
} from '@stoa/contract';
import { betweenDays } from '../../../database/days';
import { onePage, readPage } from '../../../database/lists/page';
import { matchSearch } from '../../../database/lists/search';
import type { Sql } from '../../../database/sql';

export interface NewActivity {
  actor: Actor;
  action: ActivityAction;
  kind: SubjectKind;
  recordId: number;
  title: string;
  changes: Change[];
}

export interface ActivityRow extends Omit<NewActivity, 'actor'> {
  id: number;
  at: Date;
  actorKind: Actor['kind'];
  actorId: number | null;
  actorName: string;
}

export const insertActivity = async (sql: Sql, lines: NewActivity[], work?: string): Promise<void> => {
  if (lines.length === 0) return;
  const rows = lines.map(({ actor, recordId, ...line }) => ({
    ...line,
    work,
    record_id: recordId,
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: actor.name,
  }));
  await sql.raw(
    `INSERT INTO activity (actor_kind, actor_id, actor_name, action, kind, record_id, title, changes, work)
     SELECT * FROM json_to_recordset(?) AS line (
       actor_kind text, actor_id integer, actor_name text, action text, kind text, record_id integer, title text, changes json,
       work text)`,
    [JSON.stringify(rows)],
  );
};

export interface RecentActivity {
  id: number;
  record_id: number;
  changes: Change[];
}

/** What was told of a work lately, of records that nothing else has changed since. */
export const readRecentActivity = async (
  sql: Sql,
  kind: SubjectKind,
  ids: number[],
  work: string,
): Promise<RecentActivity[]> => {
  const { rows } = await sql.raw(
    `SELECT latest.id, record_id, changes FROM unnest(:ids::int[]) AS record (id) CROSS JOIN LATERAL (
       SELECT * FROM activity WHERE kind = :kind AND record_id = record.id ORDER BY at DESC, activity.id DESC LIMIT 1) latest
     WHERE work = :work AND at > now() - interval '1 hour'`,
    { kind, ids, work },
  );
  return rows;
};

export const updateChanges = async (sql: Sql, entries: Pick<RecentActivity, 'id' | 'changes'>[]): Promise<void> => {
  await sql.raw(
    `UPDATE activity SET changes = more.changes FROM json_to_recordset(?) AS more (id integer, changes json)
     WHERE activity.id = more.id`,
    [JSON.stringify(entries)],
  );
};

export const readActivity = (sql: Sql, { search, kind, recordId, action, actor, ...page }: ActivityListQuery) => {
  const matching = sql('activity');
  matchSearch(matching, ['title'], search);
  if (kind) matching.where({ kind });
  if (recordId !== undefined) matching.where({ record_id: recordId });
  if (action) matching.where({ action });
  if (actor) {
    const [actorKind, actorId] = actor.split(':');
    matching.where({ actor_kind: actorKind, actor_id: actorId === undefined ? null : Number(actorId) });
  }
  const rows = matching.clone().select({
    id: 'id',
    at: 'at',
    actorKind: 'actor_kind',
    actorId: 'actor_id',
    actorName: 'actor_name',
    action: 'action',
    kind: 'kind',
    recordId: 'record_id',
    title: 'title',
    changes: 'changes',
  });
  return readPage<ActivityRow>(onePage(rows, { ...page, order: 'desc', by: 'at', id: 'id' }), matching, page);
};

/** Changes of the watched fields of a kind, or of all if none are named, on these days; newest first. */
export const readChangesOf = async (
  sql: Sql,
  watched: Partial<Record<SubjectKind, string[]>>,
  { from, to }: StatsQuery,
  limit: number,
): Promise<ActivityRow[]> => {
  const { rows } = await sql.raw(
    `SELECT id, at, actor_kind AS "actorKind", actor_id AS "actorId", actor_name AS "actorName", action, kind, record_id AS "recordId",
       title, changes
     FROM activity JOIN json_each(:watched) AS watched (watched_kind, fields) ON watched_kind = kind
     WHERE action = 'updated' AND ${betweenDays('at', ':from', ':to')}
       AND (json_array_length(fields) = 0 OR EXISTS (
         SELECT FROM json_array_elements(changes) AS change JOIN json_array_elements_text(fields) AS field ON field = change->>'field'))
     ORDER BY at DESC, id DESC LIMIT :limit`,
    { watched: JSON.stringify(watched), from, to, limit },
  );
  return rows;
};

/** The latest entry of the actor with the highest id: one lookup at the end of activity_actor_index. */
const lastActor = (which: string) =>
  `(SELECT actor_kind, actor_id, actor_name FROM activity WHERE ${which} ORDER BY actor_id DESC, at DESC, id DESC LIMIT 1)`;

/** Every actor with entries of their own, under their latest name. Takes one index lookup per actor. */
export const readActors = async (sql: Sql): Promise<Actor[]> => {
  const { rows } = await sql.raw(
    `WITH RECURSIVE actors AS (
       SELECT last.* FROM unnest(:kinds::text[]) AS kinds (kind) CROSS JOIN LATERAL ${lastActor('actor_kind = kinds.kind')} last
       UNION ALL
       SELECT previous.* FROM actors CROSS JOIN LATERAL
         ${lastActor('actor_kind = actors.actor_kind AND actor_id < actors.actor_id')} previous
     )
     SELECT actor_kind AS kind, actor_id AS id, actor_name AS name FROM actors ORDER BY lower(actor_name), actor_kind, actor_id`,
    { kinds: ACTOR_KINDS },
  );
  return rows;
};

/** Also takes out what was said of the user. Entries in the trash say who deleted something, too. */
export const anonymizeUser = async (sql: Sql, userId: number, name: string): Promise<void> => {
  await sql('activity').where({ kind: 'user', record_id: userId }).update({ title: name, changes: '[]' });
  for (const table of ['activity', 'trash'])
    await sql(table).where({ actor_kind: 'admin', actor_id: userId }).update({ actor_name: name });
};

export const forgetActivity = async (sql: Sql, kind: SubjectKind, recordId: number): Promise<void> => {
  await sql('activity').where({ kind, record_id: recordId }).delete();
};

/** What happened to a record that is part of another one by now. */
export const moveActivity = async (sql: Sql, kind: SubjectKind, from: number, to: number): Promise<void> => {
  await sql('activity').where({ kind, record_id: from }).update({ record_id: to });
};

export const pruneActivity = (sql: Sql, days: number): Promise<number> =>
  sql('activity').whereRaw("at < now() - ? * interval '1 day'", [days]).delete();
