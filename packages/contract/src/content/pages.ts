/** Pages of the shop's own, such as About or Privacy. */
import * as yup from 'yup';
import { PAGE_SORTS, PAGE_STATUSES, type PageStatus } from '../constants';
import { choice, openedVersion, patterned, requiredText, slugText } from '../input/fields';
import { listQuery, queryOneOf } from '../input/list-query';
import type { Pagination } from '../input/paging';
import { DESCRIBED_IN_PUBLIC } from '../media/image-descriptions';
import { noSeo, type Seo, seoFields } from './seo';

export interface ShopPageSummary {
  id: number;
  slug: string;
  title: string;
  status: PageStatus;
  createdAt: string;
  updatedAt: string;
}

export interface ShopPage extends ShopPageSummary, Seo {
  content: string;
  contentHtml: string;
  /** The first sentences, which search engines show if nothing else is given. */
  opening: string;
}

export interface ShopPageList {
  items: ShopPageSummary[];
  pagination: Pagination;
}

export const shopPageListQuery = listQuery(PAGE_SORTS, ['title', 'asc'], {
  status: queryOneOf('status', PAGE_STATUSES),
});
export type ShopPageListQuery = yup.InferType<typeof shopPageListQuery>;

const pageFields = {
  title: requiredText('Title', 3, 200),
  slug: patterned(slugText(3)),
  content: requiredText('Content', 10, 200_000).test(DESCRIBED_IN_PUBLIC),
  status: choice('Status', PAGE_STATUSES),
  ...seoFields,
};

export const createShopPageInput = yup.object({
  ...pageFields,
  status: pageFields.status.default('DRAFT'),
  ...noSeo,
});
export type CreateShopPageInput = yup.InferType<typeof createShopPageInput>;

export const updateShopPageInput = yup.object(pageFields).partial().shape({ updatedAt: openedVersion() });
export type UpdateShopPageInput = yup.InferType<typeof updateShopPageInput>;
