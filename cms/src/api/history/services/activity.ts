import { AsyncLocalStorage } from 'node:async_hooks';
import type { ActivityList, ActivityListQuery, Actor, StatsQuery, SubjectKind } from '@stoa/contract';
import { recordOf } from '../../../area/registered-areas';
import { createTurns } from '../../../background/turns';
import { giveReason } from '../../../database/change-reason';
import { shareImages } from '../../../database/images/image-lock';
import type { Sql } from '../../../database/sql';
import { currentActor } from '../../../http/actor';
import type { Context } from '../../../services';
import { changesBetween, joined } from '../domain/changes';
import {
  forgetActivity,
  insertActivity,
  moveActivity,
  type NewActivity,
  pruneActivity,
  readActivity,
  readActors,
  readChangesOf,
  readRecentActivity,
  updateChanges,
} from '../queries/activity';
import { readSubjects, type Subject } from '../queries/subjects';
import { toActivityEntry } from '../serializers/activity';

const DAYS = 365;

interface Watched<Result> {
  kind: SubjectKind;
  /** Existing records that may change or be deleted. */
  ids?: number[];
  documentId?: string | undefined;
  /** What the change is a part of: its parts are one entry of each record. */
  work?: string;
  /** The ids of records the change creates. */
  made?: (result: Result) => number[];
}

/** One entry for each record that was created, deleted, or changed. */
const linesOf = async (actor: Actor, kind: SubjectKind, before: Map<number, Subject>, after: Map<number, Subject>) => {
  const giveTurn = createTurns();
  const lines: NewActivity[] = [];
  for (const recordId of new Set([...before.keys(), ...after.keys()])) {
    await giveTurn();
    const [was, is] = [before.get(recordId), after.get(recordId)];
    const changes = changesBetween(was?.fields, is?.fields);
    if (was && is && changes.length === 0) continue;
    const action = was ? (is ? 'updated' : 'deleted') : 'created';
    lines.push({ actor, action, kind, recordId, title: (is ?? was)?.title ?? '', changes });
  }
  return lines;
};

/** Adds to the entries that tell of the same work, and returns the other lines. */
const mergeIntoRecent = async (
  sql: Sql,
  kind: SubjectKind,
  lines: NewActivity[],
  work: string,
): Promise<NewActivity[]> => {
  const recent = await readRecentActivity(
    sql,
    kind,
    lines.map(({ recordId }) => recordId),
    work,
  );
  const byRecord = new Map(recent.map((entry) => [entry.record_id, entry]));
  const more = lines.flatMap(({ recordId, changes }) => {
    const entry = byRecord.get(recordId);
    return entry ? [{ id: entry.id, changes: joined(entry.changes, changes) }] : [];
  });
  await updateChanges(sql, more);
  return lines.filter(({ recordId }) => !byRecord.has(recordId));
};

/** The kind of record that is being watched. A change within a watched one is part of it. */
const watched = new AsyncLocalStorage<SubjectKind>();

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  return {
    /**
     * Runs a change and records it in the same transaction, so neither exists without the other. Changes through the Document
     * Service are watched in record-activity.ts; changes made in SQL must call this themselves.
     */
    async watch<Result>(
      { kind, ids = [], documentId, work, made = () => [] }: Watched<Result>,
      change: (trx: Sql) => Promise<Result>,
    ): Promise<Result> {
      const actor = currentActor(strapi);
      const record = recordOf(strapi, kind);
      return strapi.db.transaction(async ({ trx }) => {
        if (record.images) await shareImages(trx);
        if (!actor || watched.getStore() === kind) return change(trx);
        await giveReason(trx, { actor });
        const before = await readSubjects(trx, record, documentId ? { documentId } : { ids });
        const result = await watched.run(kind, () => change(trx));
        const after = await readSubjects(trx, record, { ids: [...before.keys(), ...made(result)] });
        const lines = await linesOf(actor, kind, before, after);
        await insertActivity(trx, work ? await mergeIntoRecent(trx, kind, lines, work) : lines, work);
        return result;
      });
    },

    async list(query: ActivityListQuery): Promise<ActivityList> {
      const { rows, pagination } = await readActivity(sql, query);
      return { items: rows.map(toActivityEntry), pagination };
    },

    async changesOf(watched: Partial<Record<SubjectKind, string[]>>, range: StatsQuery, limit: number) {
      return (await readChangesOf(sql, watched, range, limit)).map(toActivityEntry);
    },

    forget: forgetActivity,
    move: moveActivity,

    actors: (): Promise<Actor[]> => readActors(sql),

    prune: () => pruneActivity(sql, DAYS),
  };
};
