import type { Query, Sql } from './sql';

/** A pattern of LIKE in which `%`, `_` and `\` stand for themselves. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Every word of the search stands in one of the columns, which trigram indexes serve. */
export const matchSearch = (query: Query, columns: string[], search: string | undefined): void => {
  for (const word of new Set(search?.split(/\s+/).filter(Boolean)))
    query.where((any) => {
      for (const column of columns) any.orWhereILike(column, containing(word));
    });
};

/**
 * The same for large tables: what matches is found first, by the trigram index. Left to itself, PostgreSQL walks the index of
 * the sort and compares every text on the way, which is slow where little matches.
 */
export const searchTable = (
  sql: Sql,
  query: Query,
  table: string,
  columns: string[],
  search: string | undefined,
): void => {
  if (!search) return;
  const found = sql(table).select('id');
  matchSearch(found, columns, search);
  query.withMaterialized('found', found).whereIn(`${table}.id`, sql('found').select('id'));
};
