import { type Menus, type PageStatus, POST_STATUS_NAMES } from '@stoa/contract';
import { type FieldTable, inputsOf } from '../../components/form/field-table';
import { newSeo, type SeoValues, seoFieldTable } from '../../components/form/seo/seo-values';

/** Of a new page. */
export type MenuChoice = keyof Menus | '';

export interface PageValues extends SeoValues {
  title: string;
  slug: string;
  status: PageStatus;
  content: string;
  /** That a new page is put into. */
  menu: MenuChoice;
  /** The version the form was opened with; a new page has none. */
  updatedAt: string;
}

const statusName = (status: PageStatus) => POST_STATUS_NAMES[status];

export const pageFields: FieldTable<PageValues, 'basic' | 'content' | 'seo', null> = {
  title: { label: 'Title', tab: 'basic' },
  slug: { label: 'Slug', tab: 'basic' },
  status: { label: 'Status', tab: 'basic', format: statusName, activity: { format: statusName } },
  menu: { label: 'Add to menu', tab: 'basic' },
  content: { label: 'Content', tab: 'content' },
  ...seoFieldTable('seo'),
};

export const pageInput = inputsOf(pageFields);

export const newPage: PageValues = {
  title: '',
  slug: '',
  status: 'DRAFT',
  content: '',
  menu: '',
  ...newSeo,
  updatedAt: '',
};
