import type { Collection, CollectionSummary } from '@stoa/contract';
import { toSeo } from '../../../area/seo';
import { type LibraryImageRow, toLibraryImage } from '../../../database/library-image';

export interface CollectionSummaryRow extends Omit<CollectionSummary, 'libraryImage' | 'createdAt' | 'updatedAt'> {
  libraryImage: LibraryImageRow | null;
  createdAt: Date;
  updatedAt: Date;
}

export type CollectionRow = CollectionSummaryRow & Omit<Collection, keyof CollectionSummary>;

export const toCollectionSummary = (row: CollectionSummaryRow): CollectionSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  imageUrl: row.imageUrl,
  libraryImage: toLibraryImage(row.libraryImage),
  published: row.published,
  rule: row.rule,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

/** What was picked may be unpublished, so visitors only see the items on the collection's page. */
export const toCollection = (row: CollectionRow, seesUnpublished: boolean): Collection => ({
  ...toCollectionSummary(row),
  description: row.description,
  descriptionHtml: row.descriptionHtml,
  opening: row.opening,
  items: seesUnpublished ? row.items : [],
  ...toSeo(row),
});
