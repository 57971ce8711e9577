import { ITEM_SECTION_NAMES, type MarketplaceCategory, updateMarketplaceCategoryInput } from '@stoa/contract';
import { schemaErrors } from '@stoa/web-kit';
import { type FieldTable, inputsOf } from '../../../components/form/field-table';
import { orNull } from '../../../components/form/or-null';
import { saleLabels } from '../../../components/form/sale-values';
import {
  newSeo,
  type SeoValues,
  seoFieldTable,
  toSeoInput,
  toSeoValues,
} from '../../../components/form/seo/seo-values';
import { type TermValues, termFields, toTermValues } from '../../../components/terms/term-fields';
import { type PropertyValues, propertiesTable, toPropertiesInput, toPropertyValues } from './property-rows';

/** What a category’s items have, unless they have their own. */
const TEXTS = ['imageUrl', 'stockOne', 'stockMany', 'needsShipping', 'taxClass', 'delivery', 'care'] as const;
type Texts = Record<(typeof TEXTS)[number], string>;

/** A category of items as its form holds it. */
export type CategoryValues = TermValues & SeoValues & PropertyValues & Texts;

export const categoryFields: FieldTable<CategoryValues> = {
  ...termFields,
  imageUrl: { label: 'Image URL' },
  ...propertiesTable,
  delivery: { label: ITEM_SECTION_NAMES.delivery },
  care: { label: ITEM_SECTION_NAMES.care },
  needsShipping: { label: saleLabels.needsShipping },
  taxClass: { label: saleLabels.taxClass },
  stockOne: { label: 'Unit (singular)' },
  stockMany: { label: 'Unit (plural)' },
  ...seoFieldTable('seo'),
};

export const categoryInput = inputsOf(categoryFields);

const texts = <Value>(of: (text: keyof Texts) => Value) =>
  Object.fromEntries(TEXTS.map((text) => [text, of(text)])) as Record<keyof Texts, Value>;

export const newCategory: CategoryValues = {
  ...toTermValues(null),
  ...newSeo,
  ...texts(() => ''),
  properties: [],
  updatedAt: '',
};

export const toCategoryValues = (category: MarketplaceCategory, before?: PropertyValues): CategoryValues => ({
  ...toTermValues(category),
  ...toSeoValues(category),
  ...texts((text) => String(category[text] ?? '')),
  ...toPropertyValues(category, before),
});

export const toCategoryInput = (values: CategoryValues) => ({
  name: values.name,
  slug: values.slug,
  description: orNull(values.description),
  ...texts((text) => orNull(values[text])),
  ...toSeoInput(values),
  ...toPropertiesInput(values),
});

export const categoryErrors = (values: CategoryValues) =>
  schemaErrors(updateMarketplaceCategoryInput, toCategoryInput(values));
