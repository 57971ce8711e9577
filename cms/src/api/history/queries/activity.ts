import type { ActivityAction, ActivityListQuery, Actor, Change, SubjectKind } from '@stoa/contract';
import { onePage, readPage } from '../../../database/page';
import { matchSearch } from '../../../database/search';
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

export const insertActivity = async (sql: Sql, lines: NewActivity[]): Promise<void> => {
  if (lines.length === 0) return;
  const rows = lines.map(({ actor, recordId, ...line }) => ({
    ...line,
    record_id: recordId,
    actor_kind: actor.kind,
    actor_id: actor.id,
    actor_name: actor.name,
  }));
  await sql.raw(
    `INSERT INTO activity (actor_kind, actor_id, actor_name, action, kind, record_id, title, changes)
     SELECT * FROM json_to_recordset(?) AS line
       (actor_kind text, actor_id integer, actor_name text, action text, kind text, record_id integer, title text, changes json)`,
    [JSON.stringify(rows)],
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

/** Everybody with a line of their own, under the latest name. */
export const readActors = (sql: Sql): Promise<Actor[]> =>
  sql
    .select('*')
    .from(
      sql('activity')
        .distinctOn('actor_kind', 'actor_id')
        .orderBy(['actor_kind', 'actor_id', { column: 'at', order: 'desc' }])
        .select({ kind: 'actor_kind', id: 'actor_id', name: 'actor_name' })
        .as('actors'),
    )
    .orderByRaw('lower(name), kind, id');

export const pruneActivity = (sql: Sql, days: number): Promise<number> =>
  sql('activity').whereRaw("at < now() - ? * interval '1 day'", [days]).delete();
