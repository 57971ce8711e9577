import {
  createShopPageInput,
  PAGE_STATUSES,
  POST_STATUS_NAMES,
  type Seo,
  type ShopPage,
  shopPaths,
  slugify,
} from '@stoa/contract';
import { schemaErrors } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { SelectField } from '../../components/form/choices/select-field';
import type { FieldName } from '../../components/form/field-table';
import { FormTabs } from '../../components/form/layout/form-tabs';
import { SeoFields } from '../../components/form/seo/seo-fields';
import { toSeoInput } from '../../components/form/seo/seo-values';
import { NameField, SlugField } from '../../components/form/slug-fields';
import { MarkdownField } from '../../components/markdown/markdown-field';
import { type FormScreen, withoutVersion } from '../../components/record/form-screen';
import { MenuField, useAddToMenu } from './menu-field';
import { newPage, type PageValues, pageFields, pageInput } from './page-fields';

const statusChoices = PAGE_STATUSES.map((value) => ({ value, label: POST_STATUS_NAMES[value] }));

const inputs = {
  title: <NameField {...pageInput('title')} follows="whenEmpty" slugify={slugify} />,
  slug: <SlugField {...pageInput('slug')} />,
  status: (
    <SelectField {...pageInput('status')} choices={statusChoices} helperText="Visitors only see published pages." />
  ),
  menu: <MenuField />,
  content: <MarkdownField {...pageInput('content')} />,
} satisfies Record<Exclude<FieldName<PageValues>, keyof Seo>, ReactNode>;

export const pageTabs = {
  basic: {
    label: 'Basic Information',
    content: (
      <>
        {inputs.title}
        {inputs.slug}
        {inputs.status}
        {inputs.menu}
      </>
    ),
  },
  content: { label: 'Content', wide: true, content: inputs.content },
  seo: {
    label: 'Search & sharing',
    content: <SeoFields page={shopPaths.page} text={['content']} otherwise="the page’s first words" />,
  },
};

const toPageInput = ({ menu: _, updatedAt: __, ...values }: PageValues) => ({ ...values, ...toSeoInput(values) });

export const form: FormScreen<PageValues, ShopPage> = {
  fields: pageFields,
  Inputs: () => <FormTabs fields={pageFields} tabs={pageTabs} />,
  empty: newPage,
  errors: (values) => schemaErrors(createShopPageInput, withoutVersion(values)),
  toInput: toPageInput,
  useCreated: useAddToMenu,
  visibleSlug: ({ status, slug }) => status === 'PUBLISHED' && slug,
};
