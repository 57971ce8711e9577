import { type CategoryPage, ITEM_SECTION_NAMES, type Seo } from '@stoa/contract';
import { inputsOf } from '../../../components/form/field-table';
import { orNull } from '../../../components/form/or-null';
import { saleLabels } from '../../../components/form/sale-values';
import { seoFieldTable } from '../../../components/form/seo/seo-values';

type Text = Exclude<keyof CategoryPage, 'descriptionHtml' | 'opening' | 'libraryImage'>;
export type CategoryTexts = Partial<Record<Text, string>> & { updatedAt: string };
export type WholeCategory = Seo & Partial<CategoryPage> & { name: string; slug: string; updatedAt: string };

const seo = seoFieldTable('seo');
export const textsTable: Record<Text, { label: string }> = {
  description: { label: 'Description' },
  imageUrl: { label: 'Image URL' },
  stockOne: { label: 'Unit (singular)' },
  stockMany: { label: 'Unit (plural)' },
  needsShipping: { label: saleLabels.needsShipping },
  taxClass: { label: saleLabels.taxClass },
  delivery: { label: ITEM_SECTION_NAMES.delivery },
  care: { label: ITEM_SECTION_NAMES.care },
  ...seo,
};

export const textInput = inputsOf(textsTable);

/** A category of the blog has its description in the list already. */
export const textsOf = {
  itemCategory: Object.keys(textsTable) as Text[],
  blogCategory: Object.keys(seo) as (keyof Seo)[],
} as const;
export type CategoryKind = keyof typeof textsOf;

/** With what the preview shows besides. */
export const toTexts = (kind: CategoryKind, { name: title, slug, updatedAt, ...category }: WholeCategory) => ({
  ...Object.fromEntries(textsOf[kind].map((text): [Text, string] => [text, String(category[text] ?? '')])),
  title,
  slug,
  updatedAt,
});

export const toTextsInput = (kind: CategoryKind, { updatedAt, ...values }: CategoryTexts) => ({
  ...Object.fromEntries(textsOf[kind].map((text) => [text, orNull(values[text] ?? '')])),
  updatedAt,
});
