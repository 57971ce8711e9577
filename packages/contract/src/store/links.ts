import * as yup from 'yup';
import { text } from '../input/fields';
import { querySearch } from '../input/list-query';
import type { TrashKind } from '../records/kinds';

/** A page of the shop that a link can lead to. */
export interface LinkTarget {
  kind: TrashKind;
  title: string;
  url: string;
  /** Whether every visitor can see it. The shop shows no links to others. */
  visible: boolean;
}

/** What an address leads to. The title is null if no record has the address. */
export type ReadLink = Omit<LinkTarget, 'title'> & { title: string | null };

/** Found of each kind. */
export const LINKS_FOUND = 5;
const MOST_ADDRESSES = 200;

export const linkSearchQuery = yup.object({ search: querySearch() });
export type LinkSearchQuery = yup.InferType<typeof linkSearchQuery>;

/** The answer has an entry for each address, in the same order; null if it isn’t one that records have. */
export const readLinksInput = yup.object({
  urls: yup
    .array()
    .typeError('Addresses must be a list')
    .max(MOST_ADDRESSES, `There can be at most ${MOST_ADDRESSES} addresses`)
    .of(text('Address').max(2000, 'Address must be at most 2000 characters').defined())
    .default([]),
});
export type ReadLinksInput = yup.InferType<typeof readLinksInput>;
