/** Days of the shop's time zone, in SQL. It's read by the statement itself, so that all processes count by the same. */
import { sql as expression } from 'kysely';
import type { Sql } from './sql';

/** Not correlated, so it's read once a statement. */
export const SHOP_ZONE = `COALESCE((SELECT time_zone FROM store_settings), 'UTC')`;

/** What the shop's clock shows now, as columns without a zone have it. */
export const SHOP_CLOCK = `now() AT TIME ZONE ${SHOP_ZONE}`;

/** Such as 2026-01-31. */
export const TODAY = `to_char(${SHOP_CLOCK}, 'YYYY-MM-DD')`;

/** Of a column with a zone. */
export const dayIn = (moment: string): string => `(${moment} AT TIME ZONE ${SHOP_ZONE})::date`;

/** Of a column of Strapi's, which has no zone and is UTC. */
export const inUtc = (moment: string): string => `${moment} AT TIME ZONE 'UTC'`;

/**
 * On a day or later, and on a day or earlier. Indexes have moments, so the first part leaves out nearly all: no zone is a day from UTC.
 * The second is exact, also on days when clocks change.
 */
export const fromDay = (moment: string, day: string) =>
  expression<boolean>`(${expression.raw(moment)} >= ${day}::date - 1 AND ${expression.raw(dayIn(moment))} >= ${day}::date)`;
export const untilDay = (moment: string, day: string) =>
  expression<boolean>`(${expression.raw(moment)} < ${day}::date + 2 AND ${expression.raw(dayIn(moment))} <= ${day}::date)`;

/** The same with the names of parameters. `moment`: the column with its zone. */
export const betweenDays = (column: string, from: string, to: string, moment = column): string =>
  `${column} >= ${from}::date - 1 AND ${column} < ${to}::date + 2 AND ${dayIn(moment)} BETWEEN ${from}::date AND ${to}::date`;

export const readToday = async (sql: Sql): Promise<string> => (await sql.raw(`SELECT ${TODAY} AS day`)).rows[0].day;

export const readTimeZone = async (sql: Sql): Promise<string> =>
  (await sql.raw(`SELECT ${SHOP_ZONE} AS zone`)).rows[0].zone;
