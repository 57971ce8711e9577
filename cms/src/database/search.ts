import type { Query } from './sql';

/** `%`, `_` and `\` in what people type stand for themselves. */
const containing = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

/** Every word of the search stands in one of the columns, which trigram indexes serve. */
export const matchSearch = (query: Query, columns: string[], search: string | undefined): void => {
  for (const word of new Set(search?.split(/\s+/).filter(Boolean)))
    query.where((any) => {
      for (const column of columns) any.orWhereILike(column, containing(word));
    });
};
