import { createShopPageInput, PAGE_STATUSES, POST_STATUS_NAMES, type Seo, slugify } from '@stoa/contract';
import { type FieldErrors, schemaErrors } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { SelectField } from '../../../components/form/select-field';
import { SeoFields } from '../../../components/form/seo-fields';
import { NameField, SlugField } from '../../../components/form/slug-fields';
import { MarkdownField } from '../../../components/markdown/markdown-field';
import { type PageField, type PageValues, pageInput, toInput } from '../domain/page-fields';
import { pagePaths } from '../paths';

export const statusChoices = PAGE_STATUSES.map((value) => ({ value, label: POST_STATUS_NAMES[value] }));

const inputs = {
  title: <NameField {...pageInput('title')} follows="whenEmpty" slugify={slugify} />,
  slug: <SlugField {...pageInput('slug')} />,
  status: (
    <SelectField {...pageInput('status')} choices={statusChoices} helperText="Visitors only see published pages." />
  ),
  content: <MarkdownField {...pageInput('content')} />,
} satisfies Record<Exclude<PageField, keyof Seo>, ReactNode>;

/** New and existing pages share one form. */
export const pageTabs = {
  basic: {
    label: 'Basic Information',
    content: (
      <>
        {inputs.title}
        {inputs.slug}
        {inputs.status}
      </>
    ),
  },
  content: { label: 'Content', wide: true, content: inputs.content },
  seo: {
    label: 'Search & Sharing',
    content: <SeoFields page={pagePaths.view} text={['content']} otherwise="the page’s first words" />,
  },
};

/** They share the same rules, too. */
export const fieldErrorsOf = (values: PageValues): FieldErrors => schemaErrors(createShopPageInput, toInput(values));
