import type { BulkReport, BulkResult } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import { Problem } from '../http/problem';
import { describeDatabaseError } from './errors';

interface Chosen {
  ids: number[];
  table: string;
  /** The column that names a record to people. */
  title: string;
}

/** More at once would take the connections that the shop's visitors need. */
const AT_ONCE = 4;

const readTitles = async (strapi: Core.Strapi, { ids, table, title }: Chosen): Promise<Map<number, string>> => {
  const rows = await strapi.db.connection(table).whereIn('id', ids).select({ id: 'id', title });
  return new Map(rows.map((row: { id: number; title: string }) => [row.id, row.title]));
};

/** Whether a record is already as a change would make it: written again, it would be new to each form that is open. */
export const saysAlready = (record: object, change: object): boolean =>
  Object.entries(change).every(([name, value]) => record[name as never] === value);

/** A sentence for whoever asked; what nobody foresaw goes to the log. */
const reasonFor = (strapi: Core.Strapi, error: unknown): string => {
  const problem = error instanceof Problem ? error : describeDatabaseError(error);
  if (problem) return problem.message;
  strapi.log.error(error);
  return 'Something went wrong with this one. Please try again.';
};

/** Does the same to many records, each on its own: what fails for one is told and stops none of the others. */
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
      results[position] = await change(id).then(
        () => ({ ...record, ok: true, message: null }),
        (error) => ({ ...record, ok: false, message: reasonFor(strapi, error) }),
      );
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));

  const succeeded = results.filter(({ ok }) => ok).length;
  return { results, succeeded, failed: results.length - succeeded };
};
