import type { ShopPage, ShopPageSummary } from '@stoa/contract';
import { toSeo } from '../../../area/seo';

export interface PageSummaryRow extends Omit<ShopPageSummary, 'createdAt' | 'updatedAt'> {
  createdAt: Date;
  updatedAt: Date;
}

export type PageRow = PageSummaryRow & Omit<ShopPage, keyof ShopPageSummary>;

export const toPageSummary = (row: PageSummaryRow): ShopPageSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  status: row.status,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
});

export const toPage = (row: PageRow): ShopPage => ({
  ...toPageSummary(row),
  content: row.content,
  contentHtml: row.contentHtml,
  opening: row.opening,
  ...toSeo(row),
});
