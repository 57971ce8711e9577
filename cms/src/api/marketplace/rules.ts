import { createItemInput, ITEM_SECTIONS, updateItemInput } from '@stoa/contract';
import { contractRule } from '../../documents/contract-rule';
import type { Rule } from '../../documents/rule';
import { typedList } from '../../documents/typed-list';
import { withHtml } from '../../documents/with-html';
import { withFittingValues } from './properties/rule';

export const checkedTogether = ['price', 'discountPrice'];

const OF_VARIANTS = ['own', 'stock', 'options', 'variants'] as const;

const itemFields = contractRule({
  create: createItemInput.omit(['categoryId', 'tags', ...OF_VARIANTS]),
  update: updateItemInput.omit(['categoryId', 'tags', 'updatedAt', ...OF_VARIANTS]),
  names: { availability: 'status' },
  required: { category: 'Category is required' },
  owned: { viewCount: 0 },
  checkedTogether,
});

/**
 * Options are written with their variants (variants/write.ts). A copy has neither. Whether the properties fit, an import knows
 * already.
 */
export const importedItemRule: Rule = async ({ options: _, ...draft }, write) => {
  const checked = await itemFields(
    {
      ...draft,
      ...('features' in draft && { features: typedList(draft.features) }),
      ...('gallery' in draft && { gallery: typedList(draft.gallery) }),
      ...('properties' in draft && { properties: typedList(draft.properties) }),
      ...('alsoLike' in draft && { alsoLike: typedList(draft.alsoLike) }),
      ...(write.action === 'clone' && { options: [] }),
    },
    write,
  );
  return withHtml(checked, ITEM_SECTIONS);
};

export const itemRule: Rule = async (draft, write) => withFittingValues(await importedItemRule(draft, write), write);
