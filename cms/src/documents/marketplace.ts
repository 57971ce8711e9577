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

const itemFields = contractRule({
  create: createItemInput.omit(['categoryId', 'tags']),
  update: updateItemInput.omit(['categoryId', 'tags', 'updatedAt']),
  names: { availability: 'status' },
  required: { category: 'Category is required' },
  owned: { viewCount: 0 },
});

/** The console hands a JSON field over as the text that was typed, or as nothing when it was emptied. */
const asFeatures = (features: unknown): unknown => {
  if (features === null || features === '') return [];
  if (typeof features !== 'string') return features;
  try {
    return JSON.parse(features);
  } catch {
    return features;
  }
};

export const itemRule: Rule = (draft, write) =>
  itemFields('features' in draft ? { ...draft, features: asFeatures(draft.features) } : draft, write);

export const itemCategoryRule = contractRule({
  create: marketplaceCategoryInput,
  update: updateMarketplaceCategoryInput,
});

export const itemTagRule = contractRule({ create: tagInput, update: updateTagInput });
