import { POST_STATUS_NAMES, type PostStatus } from '@stoa/contract';
import { useMemo } from 'react';
import { type FieldDescription, nameOf, namesOf, yesOrNo } from '../../../components/form/differences';
import { useCategories, useTags } from '../api/get-terms';
import type { PostValues } from '../domain/post-values';

/** The fields of a post in words, for the comparison of two versions. */
export function usePostFields(): FieldDescription<PostValues>[] {
  const categories = useCategories().data;
  const tags = useTags().data;
  return useMemo(
    () => [
      { name: 'title', label: 'Title' },
      { name: 'slug', label: 'Slug' },
      { name: 'excerpt', label: 'Excerpt' },
      { name: 'categoryId', label: 'Category', inWords: nameOf(categories) },
      { name: 'status', label: 'Status', inWords: (status: PostStatus) => POST_STATUS_NAMES[status] },
      { name: 'tags', label: 'Tags', inWords: namesOf(tags) },
      { name: 'content', label: 'Content' },
      { name: 'featuredImage', label: 'Featured image URL' },
      { name: 'featured', label: 'Featured Post', inWords: yesOrNo },
    ],
    [categories, tags],
  );
}
