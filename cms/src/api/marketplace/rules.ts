import { createItemInput, updateItemInput } from '@stoa/contract';
import { contractRule } from '../../documents/contract-rule';
import type { Rule } from '../../documents/rule';
import { typedList } from '../../documents/typed-list';

export const checkedTogether = ['price', 'discountPrice'];

const itemFields = contractRule({
  create: createItemInput.omit(['categoryId', 'tags', 'stock']),
  update: updateItemInput.omit(['categoryId', 'tags', 'stock', 'updatedAt']),
  names: { availability: 'status' },
  required: { category: 'Category is required' },
  owned: { viewCount: 0 },
  checkedTogether,
});

export const itemRule: Rule = (draft, write) =>
  itemFields(
    {
      ...draft,
      ...('features' in draft && { features: typedList(draft.features) }),
      ...('gallery' in draft && { gallery: typedList(draft.gallery) }),
    },
    write,
  );
