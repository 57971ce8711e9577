import {
  createItemInput,
  marketplaceCategoryInput,
  tagInput,
  updateItemInput,
  updateMarketplaceCategoryInput,
  updateTagInput,
} from '@stoa/contract';
import { contractRule } from './contract-rule';
import type { Rule } from './rule';
import { typedList } from './typed-list';

const itemFields = contractRule({
  create: createItemInput.omit(['categoryId', 'tags']),
  update: updateItemInput.omit(['categoryId', 'tags', 'updatedAt']),
  names: { availability: 'status' },
  required: { category: 'Category is required' },
  owned: { viewCount: 0 },
});

export const itemRule: Rule = (draft, write) =>
  itemFields('features' in draft ? { ...draft, features: typedList(draft.features) } : draft, write);

export const itemCategoryRule = contractRule({
  create: marketplaceCategoryInput,
  update: updateMarketplaceCategoryInput,
});

export const itemTagRule = contractRule({ create: tagInput, update: updateTagInput });
