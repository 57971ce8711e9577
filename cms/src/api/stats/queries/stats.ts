import type { Activity, DailyFigures, PopularRecord, StatsQuery } from '@stoa/contract';
import type { Sql } from '../../../database/sql';

export interface Totals {
  marketplaceItems: number;
  blogPosts: number;
  users: number;
  totalViews: number;
}

export const readTotals = async (sql: Sql): Promise<Totals> => {
  const { rows } = await sql.raw(
    `SELECT items.count::int AS "marketplaceItems", posts.count::int AS "blogPosts", users.count::int AS users,
       (items.views + posts.views)::float8 AS "totalViews"
     FROM (SELECT count(*), COALESCE(sum(view_count), 0) AS views FROM items) items,
       (SELECT count(*), COALESCE(sum(view_count), 0) AS views FROM posts) posts,
       (SELECT count(*) FROM up_users) users`,
  );
  return rows[0];
};

export type ActivityRow = Omit<Activity, 'at'> & { at: Date };

/** Merges the newest records of each kind, reading no more of any kind than the whole list can show. */
export const readRecentActivity = async (sql: Sql, limit: number): Promise<ActivityRow[]> => {
  const newest = (kind: Activity['kind'], table: string, title: string) =>
    `(SELECT '${kind}' AS kind, id, ${title} AS title, created_at AS at FROM ${table} ORDER BY created_at DESC, id DESC LIMIT :limit)`;
  const { rows } = await sql.raw(
    `${newest('item', 'items', 'title')} UNION ALL ${newest('post', 'posts', 'title')}
     UNION ALL ${newest('user', 'up_users', 'name')} UNION ALL ${newest('submission', 'submissions', 'subject')}
     ORDER BY at DESC, kind, id DESC LIMIT :limit`,
    { limit },
  );
  return rows;
};

const TABLES = { item: 'items', post: 'posts' };

/** The most viewed on these days, both ends of the range included. */
export const readPopular = async (
  sql: Sql,
  subject: keyof typeof TABLES,
  { from, to }: StatsQuery,
  limit: number,
): Promise<PopularRecord[]> => {
  const { rows } = await sql.raw(
    `SELECT records.id, records.slug, records.title, viewed.views::int AS views
     FROM (SELECT subject_id, sum(views) AS views FROM view_days
       WHERE subject = :subject AND day BETWEEN :from::date AND :to::date GROUP BY subject_id) viewed
     JOIN :table: records ON records.id = viewed.subject_id
     ORDER BY viewed.views DESC, records.id LIMIT :limit`,
    { subject, table: TABLES[subject], from, to, limit },
  );
  return rows;
};

/** Days without data count as 0. Both ends of the range are included. */
export const readDaily = async (sql: Sql, { from, to }: StatsQuery): Promise<DailyFigures[]> => {
  const newOn = (table: string) =>
    `(SELECT created_at::date AS day, count(*) FROM ${table}
      WHERE created_at >= :from::date AND created_at < :to::date + 1 GROUP BY 1)`;
  const { rows } = await sql.raw(
    `SELECT to_char(series.day, 'YYYY-MM-DD') AS day, COALESCE(views.count, 0)::int AS views,
       COALESCE(submissions.count, 0)::int AS submissions, COALESCE(users.count, 0)::int AS users
     FROM generate_series(:from::date, :to::date, interval '1 day') AS series (day)
     LEFT JOIN (SELECT day, sum(views) AS count FROM view_days WHERE day BETWEEN :from::date AND :to::date GROUP BY day) views
       ON views.day = series.day
     LEFT JOIN ${newOn('submissions')} submissions ON submissions.day = series.day
     LEFT JOIN ${newOn('up_users')} users ON users.day = series.day
     ORDER BY series.day`,
    { from, to },
  );
  return rows;
};
