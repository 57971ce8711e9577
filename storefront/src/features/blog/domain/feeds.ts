import type { FeedFilter } from '@stoa/contract';
import { paths } from '../../../config/paths';

/** The feeds with the posts of a list, as its head names them. */
export const feedsOf = (filter?: FeedFilter) => [
  { type: 'application/rss+xml', path: paths.rss(filter), title: 'Blog (RSS)' },
  { type: 'application/atom+xml', path: paths.atom(filter), title: 'Blog (Atom)' },
];
