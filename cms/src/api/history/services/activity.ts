import type { ActivityList, ActivityListQuery, Actor, SubjectKind } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { createBreath } from '../../../database/breath';
import type { Sql } from '../../../database/sql';
import { currentActor } from '../../../http/actor';
import { changesBetween } from '../domain/changes';
import { insertActivity, type NewActivity, pruneActivity, readActivity, readActors } from '../queries/activity';
import { readSubjects, type Subject } from '../queries/subjects';
import { toActivityEntry } from '../serializers/activity';

const DAYS = 365;

interface Watched<Result> {
  kind: SubjectKind;
  /** Of what is there already and may change or go. */
  ids?: number[];
  documentId?: string | undefined;
  /** Of what the change brings into being. */
  made?: (result: Result) => number[];
}

/** One line for each record that is new, gone or different. */
const linesOf = async (actor: Actor, kind: SubjectKind, before: Map<number, Subject>, after: Map<number, Subject>) => {
  const breath = createBreath();
  const lines: NewActivity[] = [];
  for (const recordId of new Set([...before.keys(), ...after.keys()])) {
    await breath();
    const [was, is] = [before.get(recordId), after.get(recordId)];
    const changes = changesBetween(was?.fields, is?.fields);
    if (was && is && changes.length === 0) continue;
    const action = was ? (is ? 'updated' : 'deleted') : 'created';
    lines.push({ actor, action, kind, recordId, title: (is ?? was)?.title ?? '', changes });
  }
  return lines;
};

const createActivityService = ({ strapi }: { strapi: Core.Strapi }) => {
  const sql = strapi.db.connection;

  return {
    /**
     * Runs a change of records and writes down, in its transaction, what became of them: no change without its line, no line
     * without its change. Whatever passes the Document Service is watched there (documents/record-activity.ts); a change in
     * SQL calls this itself.
     */
    async watch<Result>(
      { kind, ids = [], documentId, made = () => [] }: Watched<Result>,
      change: (trx: Sql) => Promise<Result>,
    ): Promise<Result> {
      const actor = currentActor(strapi);
      return strapi.db.transaction(async ({ trx }) => {
        if (!actor) return change(trx);
        const before = await readSubjects(trx, kind, documentId ? { documentId } : { ids });
        const result = await change(trx);
        const after = await readSubjects(trx, kind, { ids: [...before.keys(), ...made(result)] });
        await insertActivity(trx, await linesOf(actor, kind, before, after));
        return result;
      });
    },

    async list(query: ActivityListQuery): Promise<ActivityList> {
      const { rows, pagination } = await readActivity(sql, query);
      return { items: rows.map(toActivityEntry), pagination };
    },

    actors: (): Promise<Actor[]> => readActors(sql),

    prune: () => pruneActivity(sql, DAYS),
  };
};

export type ActivityService = ReturnType<typeof createActivityService>;
export default createActivityService;
