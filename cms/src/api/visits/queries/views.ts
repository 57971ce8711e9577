import type { SubjectKind } from '@stoa/contract';
import type { Sql } from '../../../database/sql';

export interface View {
  subject: SubjectKind;
  table: string;
  subjectId: number;
  day: string;
  visitor: string;
}

/**
 * One statement, so only a visitor who is new today changes the two counters, even under concurrency. Returns the total, or
 * undefined if the id doesn't exist.
 */
export const countView = async (sql: Sql, view: View): Promise<number | undefined> => {
  const { rows } = await sql.raw(
    `WITH fresh AS (
       INSERT INTO visits (subject, subject_id, day, visitor, created_at, updated_at)
       SELECT :subject, id, :day::date, :visitor, now(), now() FROM :table: WHERE id = :subjectId
       ON CONFLICT (subject, subject_id, day, visitor) DO NOTHING
       RETURNING subject_id
     ), counted_day AS (
       INSERT INTO view_days (subject, subject_id, day, views, created_at, updated_at)
       SELECT :subject, subject_id, :day::date, 1, now(), now() FROM fresh
       ON CONFLICT (subject, subject_id, day) DO UPDATE SET views = view_days.views + 1, updated_at = now()
     ), counted AS (
       UPDATE :table: SET view_count = view_count + 1 WHERE id = (SELECT subject_id FROM fresh) RETURNING view_count
     )
     SELECT view_count FROM counted
     UNION ALL
     SELECT view_count FROM :table: WHERE id = :subjectId AND NOT EXISTS (SELECT FROM fresh)`,
    { ...view },
  );
  return rows[0]?.view_count;
};

export const readViewCount = async (sql: Sql, table: string, subjectId: number): Promise<number | undefined> =>
  (await sql(table).where({ id: subjectId }).first('view_count'))?.view_count;

/** A mark is only used on its day, but around midnight yesterday's may still be in use. */
export const pruneVisits = (sql: Sql): Promise<number> => sql('visits').whereRaw('day < current_date - 2').delete();
