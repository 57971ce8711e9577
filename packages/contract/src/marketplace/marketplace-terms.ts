import * as yup from 'yup';
import { categoryPageFields } from '../content/sections';
import { openedVersion, patterned, recordId, requiredText, slugText } from '../input/fields';
import { categoryProperties } from './properties/properties';

export const marketplaceCategoryInput = yup.object({
  name: requiredText('Name', 2, 100),
  slug: slugText(2),
  properties: categoryProperties(),
  ...categoryPageFields,
});
export type MarketplaceCategoryInput = yup.InferType<typeof marketplaceCategoryInput>;
export const updateMarketplaceCategoryInput = yup.object({
  name: requiredText('Name', 2, 100).optional(),
  slug: slugText(2).optional(),
  properties: categoryProperties(),
  ...categoryPageFields,
  updatedAt: openedVersion().when('properties', ([properties], schema) =>
    properties ? schema.required('updatedAt is required to change properties') : schema,
  ),
});

/** For marketplace and blog tags. */
export const tagInput = yup.object({ name: requiredText('Tag name', 2, 100), slug: patterned(slugText(2)) });
export type TagInput = yup.InferType<typeof tagInput>;
/** The URL names the tag; if the body includes an id too, it must be the same. */
export const updateTagInput = yup.object({
  id: recordId('id'),
  name: requiredText('Tag name', 2, 100).optional(),
  slug: patterned(slugText(2)).optional(),
});
