import type { Post } from '@stoa/contract';
import type { FormScreen } from '../../../components/record/form-screen';
import { usePostNames } from '../api';
import { isVisible } from '../domain/is-visible';
import { newPost, type PostNames, type PostValues, postFields, toInput, toPostValues } from '../domain/post-fields';
import { PostEditor } from './post-editor';
import { fieldErrorsOf } from './post-inputs';

export const form: FormScreen<PostValues, Post, PostNames> = {
  longName: 'blog post',
  fields: postFields,
  Inputs: PostEditor,
  empty: newPost,
  errors: fieldErrorsOf,
  toValues: toPostValues,
  toInput,
  useNames: usePostNames,
  savedAs: 'Save draft',
  visibleSlug: (post) => isVisible(post) && post.slug,
};
