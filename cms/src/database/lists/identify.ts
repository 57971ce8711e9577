import { MAX_ID } from '@stoa/contract';
import type { Query } from '../sql';
import { formerSlugs } from './former-slugs';

/**
 * All digits means an id, but falls back to a slug of all digits if no record has that id. A slug that no record has any more
 * means the record that had it last.
 */
export const identifiedBy = (query: Query, table: string, idOrSlug: number | string): Query => {
  if (typeof idOrSlug === 'number') return query.where(`${table}.id`, idOrSlug);
  const number = /^\d+$/.test(idOrSlug) ? Number(idOrSlug) : 0;
  const id = number > MAX_ID ? 0 : number;
  const slug = idOrSlug.replaceAll('\u0000', '');
  return query
    .where((either) =>
      either
        .where(`${table}.id`, id)
        .orWhere(`${table}.slug`, slug)
        .orWhereRaw('?? = (SELECT record_id FROM ?? WHERE slug = ?)', [`${table}.id`, formerSlugs(table), slug]),
    )
    .orderByRaw('?? = ? DESC, ?? = ? DESC', [`${table}.id`, id, `${table}.slug`, slug]);
};
