import type { ItemStatus } from '@stoa/contract';
import { useMemo } from 'react';
import type { FieldDescription } from '../../../components/form/differences';
import { useCategories, useTags } from '../api/get-terms';
import { statuses } from '../domain/item-status';
import type { ItemValues } from '../domain/item-values';

const yesOrNo = (flag: boolean) => (flag ? 'Yes' : 'No');

/** The fields of an item in words, for the comparison of two versions. */
export function useItemFields(): FieldDescription<ItemValues>[] {
  const categories = useCategories().data;
  const tags = useTags().data;
  return useMemo(
    () => [
      { name: 'title', label: 'Title' },
      { name: 'slug', label: 'Slug' },
      { name: 'description', label: 'Description' },
      {
        name: 'categoryId',
        label: 'Category',
        inWords: (id: string) => categories?.find((category) => String(category.id) === id)?.name ?? id,
      },
      { name: 'status', label: 'Status', inWords: (status: ItemStatus) => statuses[status].name },
      { name: 'price', label: 'Price ($)' },
      { name: 'discountPrice', label: 'Discount price ($)' },
      { name: 'stock', label: 'Stock' },
      { name: 'features', label: 'Features', inWords: (features: string[]) => features.join('\n') },
      {
        name: 'tags',
        label: 'Tags',
        inWords: (ids: number[]) => ids.map((id) => tags?.find((tag) => tag.id === id)?.name ?? id).join(', '),
      },
      { name: 'imageUrl', label: 'Image URL' },
      { name: 'featured', label: 'Featured', inWords: yesOrNo },
      { name: 'published', label: 'Published', inWords: yesOrNo },
    ],
    [categories, tags],
  );
}
