import { ITEM_STATUS_NAMES, type ItemStatus } from '@stoa/contract';
import { useMemo } from 'react';
import { type FieldDescription, nameOf, namesOf, yesOrNo } from '../../../components/form/differences';
import { useCategories, useTags } from '../api/get-terms';
import type { ItemValues } from '../domain/item-values';

/** The fields of an item in words, for the comparison of two versions. */
export function useItemFields(): FieldDescription<ItemValues>[] {
  const categories = useCategories().data;
  const tags = useTags().data;
  return useMemo(
    () => [
      { name: 'title', label: 'Title' },
      { name: 'slug', label: 'Slug' },
      { name: 'description', label: 'Description' },
      { name: 'categoryId', label: 'Category', inWords: nameOf(categories) },
      { name: 'status', label: 'Status', inWords: (status: ItemStatus) => ITEM_STATUS_NAMES[status] },
      { name: 'price', label: 'Price ($)' },
      { name: 'discountPrice', label: 'Discount price ($)' },
      { name: 'stock', label: 'Stock' },
      { name: 'features', label: 'Features', inWords: (features: string[]) => features.join('\n') },
      { name: 'tags', label: 'Tags', inWords: namesOf(tags) },
      { name: 'imageUrl', label: 'Image URL' },
      { name: 'featured', label: 'Featured', inWords: yesOrNo },
      { name: 'published', label: 'Published', inWords: yesOrNo },
    ],
    [categories, tags],
  );
}
