import { createPostInput, type Seo, shopPaths } from '@stoa/contract';
import { type FieldErrors, schemaErrors, TextField } from '@stoa/web-kit';
import type { ReactNode } from 'react';
import { IdChipsField } from '../../../components/form/choices/id-fields';
import { SelectField } from '../../../components/form/choices/select-field';
import { FlagField } from '../../../components/form/flag-field';
import { ImageField } from '../../../components/form/images/image-field';
import { MomentField } from '../../../components/form/moment-field';
import { SeoFields } from '../../../components/form/seo/seo-fields';
import { SlugField } from '../../../components/form/slug-fields';
import { useTerms } from '../../../components/terms/api';
import { CategorySelect } from '../../../components/terms/category-select';
import { type PostField, type PostValues, postInput, toInput } from '../domain/post-fields';
import { statusChoices } from '../domain/post-status';
import { AuthorSelect } from './author-select';
import { Outline } from './outline';

const inputs = {
  slug: <SlugField {...postInput('slug')} />,
  excerpt: (
    <TextField
      {...postInput('excerpt')}
      helperText="Shown in lists. If empty, the first words of the post are used."
      multiline
      minRows={2}
      maxRows={8}
    />
  ),
  categoryId: <CategorySelect {...postInput('categoryId')} kind="blogCategory" />,
  status: <SelectField {...postInput('status')} choices={statusChoices} />,
  authorId: <AuthorSelect {...postInput('authorId')} />,
  publishedAt: (
    <MomentField
      {...postInput('publishedAt')}
      helperText="If empty, the date when it was first published. Visitors see a published post from this date on."
    />
  ),
  tags: <TagInput />,
  featuredImage: <ImageField {...postInput('featuredImage')} helperText="Optional" />,
  featured: <FlagField {...postInput('featured')} as="switch" helperText="Featured posts stand out on the blog." />,
} satisfies Record<Exclude<PostField, keyof Seo | 'title' | 'content'>, ReactNode>;

/** The settings of new and existing posts; their title and text are beside them. */
export const postTabs = {
  basic: {
    label: 'Basic Information',
    content: (
      <>
        {inputs.slug}
        {inputs.excerpt}
        {inputs.categoryId}
        {inputs.status}
        {inputs.publishedAt}
        {inputs.authorId}
        {inputs.tags}
      </>
    ),
  },
  content: { label: 'Content', isLazy: true, content: <Outline /> },
  media: { label: 'Media', content: inputs.featuredImage },
  visibility: {
    label: 'SEO & Visibility',
    content: (
      <>
        {inputs.featured}
        <SeoFields
          page={shopPaths.post}
          text={['excerpt', 'content']}
          otherwise="the excerpt or else the post’s first words"
          image="featuredImage"
        />
      </>
    ),
  },
};

/** They share the same rules, too. */
export const fieldErrorsOf = (values: PostValues): FieldErrors => schemaErrors(createPostInput, toInput(values));

function TagInput() {
  return <IdChipsField {...postInput('tags')} noun="tag" found={useTerms('blogTag')} />;
}
