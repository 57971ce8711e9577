import type { Activity, DailyFigures, PopularRecord, StatsQuery } from '@stoa/contract';
import type { Area } from '../../../area/area';
import { betweenDays, dayIn, inUtc } from '../../../database/days';
import type { Sql } from '../../../database/sql';

export type Tables = Required<NonNullable<Area['dashboard']>>;

export interface Totals {
  marketplaceItems: number;
  blogPosts: number;
  users: number;
  totalViews: number;
}

export const readTotals = async (sql: Sql, { item, post, user }: Tables): Promise<Totals> => {
  const { rows } = await sql.raw(
    `SELECT items.count::int AS "marketplaceItems", posts.count::int AS "blogPosts", users.count::int AS users,
       (items.views + posts.views)::float8 AS "totalViews"
     FROM (SELECT count(*), COALESCE(sum(view_count), 0) AS views FROM ${item.table}) items,
       (SELECT count(*), COALESCE(sum(view_count), 0) AS views FROM ${post.table}) posts,
       (SELECT count(*) FROM ${user.table}) users`,
  );
  return rows[0];
};

export type ActivityRow = Omit<Activity, 'at'> & { at: Date };

/** Merges the newest records of each kind, reading no more of any kind than the whole list can show. */
export const readRecentActivity = async (sql: Sql, tables: Tables, limit: number): Promise<ActivityRow[]> => {
  const newest = Object.entries(tables).map(
    ([kind, { table, title, id = 'id', at = 'created_at', where = 'true' }]) =>
      `(SELECT '${kind}' AS kind, ${id} AS id, ${title} AS title, ${at} AS at FROM ${table} WHERE ${where}
        ORDER BY ${at} DESC, ${table}.id DESC LIMIT :limit)`,
  );
  const { rows } = await sql.raw(`${newest.join(' UNION ALL ')} ORDER BY at DESC, kind, id DESC LIMIT :limit`, {
    limit,
  });
  return rows;
};

/** The most viewed on these days, both ends of the range included. */
export const readPopular = async (
  sql: Sql,
  tables: Tables,
  subject: 'item' | 'post',
  { from, to }: StatsQuery,
  limit: number,
): Promise<PopularRecord[]> => {
  const { rows } = await sql.raw(
    `SELECT records.id, records.slug, records.title, viewed.views::int AS views
     FROM (SELECT subject_id, sum(views) AS views FROM view_days
       WHERE subject = :subject AND day BETWEEN :from::date AND :to::date GROUP BY subject_id) viewed
     JOIN :table: records ON records.id = viewed.subject_id
     ORDER BY viewed.views DESC, records.id LIMIT :limit`,
    { subject, table: tables[subject].table, from, to, limit },
  );
  return rows;
};

/** Days without data count as 0. Both ends of the range are included. */
export const readDaily = async (
  sql: Sql,
  { submission, user }: Tables,
  { from, to }: StatsQuery,
): Promise<DailyFigures[]> => {
  const createdAt = inUtc('created_at');
  const newOn = (table: string) =>
    `(SELECT ${dayIn(createdAt)} AS day, count(*) FROM ${table}
      WHERE ${betweenDays('created_at', ':from', ':to', createdAt)} GROUP BY 1)`;
  const { rows } = await sql.raw(
    `SELECT to_char(series.day, 'YYYY-MM-DD') AS day, COALESCE(views.count, 0)::int AS views,
       COALESCE(submissions.count, 0)::int AS submissions, COALESCE(users.count, 0)::int AS users
     FROM generate_series(:from::date, :to::date, interval '1 day') AS series (day)
     LEFT JOIN (SELECT day, sum(views) AS count FROM view_days WHERE day BETWEEN :from::date AND :to::date GROUP BY day) views
       ON views.day = series.day
     LEFT JOIN ${newOn(submission.table)} submissions ON submissions.day = series.day
     LEFT JOIN ${newOn(user.table)} users ON users.day = series.day
     ORDER BY series.day`,
    { from, to },
  );
  return rows;
};
