import type { Collection, CollectionSummary } from '@stoa/contract';
import { toSeo } from '../../../area/seo';
import { type PictureRow, toPicture } from '../../../database/picture';

export interface CollectionSummaryRow extends Omit<CollectionSummary, 'picture' | 'createdAt' | 'updatedAt'> {
  picture: PictureRow | null;
  createdAt: Date;
  updatedAt: Date;
}

export type CollectionRow = CollectionSummaryRow & Omit<Collection, keyof CollectionSummary>;

export const toCollectionSummary = (row: CollectionSummaryRow): CollectionSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  imageUrl: row.imageUrl,
  picture: toPicture(row.picture),
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
