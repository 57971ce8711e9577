import type { SortOrder } from '@stoa/contract';
import type { Query, Rank, Sql } from '../sql';

/** A LIKE pattern in which `%`, `_`, and `\` are literal. */
export const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** The name of a record that this one belongs to counts as a text of it. */
interface Owner {
  table: string;
  column: string;
}

/** Requires every word to appear in one of the columns, which have trigram indexes, or in the owner's name. */
export const matchSearch = (query: Query, columns: string[], search: string | undefined, owner?: Owner): void => {
  for (const word of new Set(search?.split(/\s+/).filter(Boolean)))
    query.where((any) => {
      for (const column of columns) any.orWhereILike(column, containing(word));
      // As an array, it's known before the indexes are searched.
      if (owner)
        any.orWhereRaw('?? = ANY(ARRAY(SELECT id FROM ?? WHERE name ILIKE ?))', [
          owner.column,
          owner.table,
          containing(word),
        ]);
    });
};

/**
 * The same for large tables: finds matches first, through the trigram index. PostgreSQL would otherwise walk the sort index and
 * compare every text, which is slow if little matches.
 */
export const searchTable = (
  sql: Sql,
  query: Query,
  table: string,
  columns: string[],
  search: string | undefined,
  owner: Owner,
): void => {
  if (!search) return;
  const found = sql(table).select('id');
  matchSearch(found, columns, search, owner);
  query.withMaterialized('found', found).whereIn(`${table}.id`, sql('found').select('id'));
};

interface SearchQuery {
  search?: string | undefined;
  sortBy: string;
  order: SortOrder;
}

/** A PostgreSQL regular expression for the words in sequence, with any whitespace between them. */
const inARow = (words: string[]): string =>
  words.map((word) => word.replace(/[\\^$.|?*+()[\]{}]/g, '\\$&')).join('\\s+');

/**
 * Ranks matches, best first: the title is the search, starts with it, contains all its words, or the match is elsewhere in the
 * record. Only applies to the list's default sort, newest first; any other sort the user selects takes precedence.
 */
export const rankOf = (sql: Sql, titles: string[], { search, sortBy, order }: SearchQuery, ownSort: string): Rank => {
  const words = search?.split(/\s+/).filter(Boolean) ?? [];
  if (words.length === 0 || sortBy !== ownSort || order !== 'desc') return undefined;
  const ranks = titles.map(
    (title) => `CASE WHEN ${words.map(() => `${title} ILIKE ?`).join(' AND ')}
      THEN CASE WHEN ${title} !~* ? THEN 2 WHEN ${title} !~* ? THEN 1 ELSE 0 END ELSE 3 END`,
  );
  const start = `^\\s*${inARow(words)}`;
  const bindings = [...words.map(containing), start, `${start}\\s*$`];
  return sql.raw(`LEAST(${ranks.join(', ')})`, Array(titles.length).fill(bindings).flat());
};
