import { type CreateShopPageInput, type PageStatus, POST_STATUS_NAMES, type ShopPage } from '@stoa/contract';
import { type FieldName, type FieldTable, inputsOf } from '../../../components/form/field-table';
import { type SeoValues, seoFieldTable, toSeoInput, toSeoValues } from '../../../components/form/seo-values';

export interface PageValues extends SeoValues {
  title: string;
  slug: string;
  status: PageStatus;
  content: string;
  /** The version the form was opened with; a new page has none. */
  updatedAt: string;
}

type PageTab = 'basic' | 'content' | 'seo';

const statusName = (status: PageStatus) => POST_STATUS_NAMES[status];

export const pageFields: FieldTable<PageValues, PageTab> = {
  title: { label: 'Title', tab: 'basic' },
  slug: { label: 'Slug', tab: 'basic' },
  status: { label: 'Status', tab: 'basic', inWords: statusName, activity: { inWords: statusName } },
  content: { label: 'Content', tab: 'content' },
  ...seoFieldTable('seo'),
};

export type PageField = FieldName<PageValues>;
export const pageInput = inputsOf(pageFields);

export const newPage: PageValues = {
  title: '',
  slug: '',
  status: 'DRAFT',
  content: '',
  seoTitle: '',
  seoDescription: '',
  shareImageUrl: '',
  updatedAt: '',
};

export const toPageValues = (page: ShopPage): PageValues => ({
  title: page.title,
  slug: page.slug,
  status: page.status,
  content: page.content,
  ...toSeoValues(page),
  updatedAt: page.updatedAt,
});

export const toInput = ({ updatedAt: _, ...values }: PageValues) =>
  ({ ...values, ...toSeoInput(values) }) satisfies Record<keyof CreateShopPageInput, unknown>;
