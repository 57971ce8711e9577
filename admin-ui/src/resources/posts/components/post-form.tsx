import type { Post } from '@stoa/contract';
import { FormTabs } from '../../../components/form/layout/form-tabs';
import type { FormScreen } from '../../../components/record/form-screen';
import { useTermNames } from '../../../components/terms/api';
import { useAuthors } from '../api';
import { isVisible } from '../domain/is-visible';
import { newPost, type PostNames, type PostValues, postFields, toInput, toPostValues } from '../domain/post-fields';
import { fieldErrorsOf, postTabs } from './post-inputs';

export const form: FormScreen<PostValues, Post, PostNames> = {
  longName: 'blog post',
  fields: postFields,
  Inputs: () => <FormTabs fields={postFields} tabs={postTabs} />,
  empty: newPost,
  errors: fieldErrorsOf,
  toValues: toPostValues,
  toInput,
  useNames: () => ({ ...useTermNames('blogCategory', 'blogTag'), authors: useAuthors().data }),
  visibleSlug: (post) => isVisible(post) && post.slug,
};
