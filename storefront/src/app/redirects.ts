import type { Pagination } from '@stoa/contract';
import { changeView, type ListParams, type Redirect, readView } from '@stoa/web-kit';

const withQuery = (path: string, query: URLSearchParams): string => [path, query.toString()].filter(Boolean).join('?');

/** A record that was found by its id or by a slug it no longer has. */
export const toCurrentSlug = (
  pathOf: (slug: string) => string,
  requestedSlug: string | undefined,
  address: URLSearchParams,
  record: { slug: string } | undefined,
): Redirect | undefined =>
  record && record.slug !== requestedSlug
    ? { status: 301, location: withQuery(pathOf(record.slug), address) }
    : undefined;

/**
 * A list's address as the shop itself writes it. Forms that are sent without scripts also name what is empty, and an old link may
 * name a page past the end.
 */
export function toCanonicalQuery<Name extends string>(
  path: string,
  params: ListParams<Name>,
  address: URLSearchParams,
  list: { pagination: Pagination } | undefined,
): Redirect | undefined {
  const { page, values } = readView(params, address);
  const last = Math.max(list?.pagination.totalPages ?? page, 1);
  const ordered = changeView(params, address, values, Math.min(page, last));
  return ordered.toString() === address.toString() ? undefined : { status: 302, location: withQuery(path, ordered) };
}
