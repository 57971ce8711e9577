import type { BulkReport, BulkResult } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { sql as expression, type RawBuilder } from 'kysely';
import { Problem } from '../http/problem';
import { describeDatabaseError } from './errors';
import { describeUnavailable } from './failures/database-unavailable';
import { withOwnStatementTimeout } from './failures/statement-timeouts';
import { anyOf, tables } from './tables';

interface Chosen {
  ids: number[];
  table: string;
  /** The column people know a record by, or what is made of it. */
  title: string | RawBuilder<string>;
}

/** More would take connections that visitors need. */
const AT_ONCE = 4;

const readTitles = async (strapi: Core.Strapi, { ids, table, title }: Chosen): Promise<Map<number, string>> => {
  const named = typeof title === 'string' ? expression.ref(title) : title;
  const { rows } = await expression<{ id: number; title: string }>`
    SELECT id, ${named} AS title FROM ${expression.table(table)} WHERE id = ${anyOf(ids)}`.execute(
    tables(strapi.db.connection),
  );
  return new Map(rows.map((row) => [row.id, row.title]));
};

/** Whether the record already has these values. Saving it again would make every open form stale. */
export const saysAlready = (record: object, change: object): boolean =>
  Object.entries(change).every(([name, value]) => {
    const has = record[name as never];
    return typeof value === 'object' && value !== null ? saysAlready(has, value) : has === value;
  });

/** A sentence for the user; unexpected errors go to the log. */
const reasonFor = (strapi: Core.Strapi, error: unknown): string => {
  const problem = error instanceof Problem ? error : (describeDatabaseError(error) ?? describeUnavailable(error));
  if (problem) return problem.message;
  strapi.log.error(error);
  return 'Something went wrong. Please try again.';
};

/** Makes the same change to many records, one at a time. A failure is reported and doesn't stop the rest. */
export const oneByOne = async (
  strapi: Core.Strapi,
  chosen: Chosen,
  change: (id: number) => Promise<unknown>,
): Promise<BulkReport> => {
  const titles = await readTitles(strapi, chosen);
  const results: BulkResult[] = [];
  const waiting = [...new Set(chosen.ids)].entries();

  const work = async () => {
    for (const [position, id] of waiting) {
      const record = { id, title: titles.get(id) ?? null };
      results[position] = await withOwnStatementTimeout(() => change(id)).then(
        () => ({ ...record, ok: true, message: null }),
        (error) => ({ ...record, ok: false, message: reasonFor(strapi, error) }),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  const succeeded = results.filter(({ ok }) => ok).length;
  return { results, succeeded, failed: results.length - succeeded };
};
