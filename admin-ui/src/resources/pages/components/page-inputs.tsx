import { createShopPageInput, PAGE_STATUSES, POST_STATUS_NAMES, slugify } from '@stoa/contract';
import { type Complaints, schemaErrors, TextField } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { PictureField } from '../../../components/form/picture-field';
import { SearchPreview } from '../../../components/form/search-preview';
import { SelectField } from '../../../components/form/select-field';
import { NameField, SlugField } from '../../../components/form/slug-fields';
import { MarkdownField } from '../../../components/markdown/markdown-field';
import { type PageField, type PageValues, pageInput, toInput } from '../domain/page-fields';
import { pagePaths } from '../paths';

export const statusChoices = PAGE_STATUSES.map((value) => ({ value, label: POST_STATUS_NAMES[value] }));

const FIRST_WORDS = 'If empty, the first words of the page are used.';

const inputs = {
  title: <NameField {...pageInput('title')} follows="whenEmpty" slugify={slugify} />,
  slug: <SlugField {...pageInput('slug')} />,
  status: (
    <SelectField {...pageInput('status')} choices={statusChoices} helperText="Visitors only see published pages." />
  ),
  content: <MarkdownField {...pageInput('content')} />,
  seoTitle: <TextField {...pageInput('seoTitle')} helperText="If empty, the title is used." autoComplete="off" />,
  seoDescription: (
    <TextField {...pageInput('seoDescription')} helperText={FIRST_WORDS} multiline minRows={2} maxRows={6} />
  ),
  shareImageUrl: (
    <PictureField
      {...pageInput('shareImageUrl')}
      helperText="Optional. Part of the image that social networks show for this page."
    />
  ),
} satisfies Record<PageField, ReactNode>;

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
    content: (
      <>
        {inputs.seoTitle}
        {inputs.seoDescription}
        <SearchPreview page={pagePaths.view} otherwise="The first words of the page." />
        {inputs.shareImageUrl}
      </>
    ),
  },
};

/** They share the same rules, too. */
export const complaintsAbout = (values: PageValues): Complaints => schemaErrors(createShopPageInput, toInput(values));
