import { MAX_ID } from '@stoa/contract';
import type { Query } from './sql';

/** All digits means an id, but falls back to a slug of all digits if no record has that id. */
export const identifiedBy = (query: Query, table: string, idOrSlug: number | string): Query => {
  if (typeof idOrSlug === 'number') return query.where(`${table}.id`, idOrSlug);
  const id = /^\d+$/.test(idOrSlug) ? Number(idOrSlug) : 0;
  const slug = idOrSlug.replaceAll('\u0000', '');
  if (id === 0 || id > MAX_ID) return query.where(`${table}.slug`, slug);
  return query
    .where((either) => either.where(`${table}.id`, id).orWhere(`${table}.slug`, slug))
    .orderByRaw('?? = ? DESC', [`${table}.id`, id]);
};
