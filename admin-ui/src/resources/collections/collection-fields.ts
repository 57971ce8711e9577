import {
  type Collection,
  type CollectionRule,
  type CreateCollectionInput,
  NEWEST_FIRST,
  RULE_ORDERS,
  type RuleOrder,
} from '@stoa/contract';
import { type FieldName, type FieldTable, inputsOf } from '../../components/form/field-table';
import { nameOf, namesOf, yesOrNo } from '../../components/form/saving/compare-versions';
import { newSeo, type SeoValues, seoFieldTable, toSeoInput, toSeoValues } from '../../components/form/seo/seo-values';
import { typedNumber } from '../../components/form/typed-number';
import type { TermNames } from '../../components/terms/api';

export type Filling = 'hand' | 'rule';
export const FILLINGS: Record<Filling, string> = { hand: 'Picked by hand', rule: 'By a rule' };

/** A collection as its form holds it, with amounts as typed. The rule stays typed while the items are picked by hand. */
export interface CollectionValues extends SeoValues {
  title: string;
  slug: string;
  description: string;
  imageUrl: string;
  published: boolean;
  filling: Filling;
  items: Collection['items'];
  categoryId: string;
  tags: number[];
  minPrice: string;
  maxPrice: string;
  onSale: boolean;
  available: boolean;
  ruleOrder: RuleOrder;
  /** The version the form was opened with; a new collection has none. */
  updatedAt: string;
}

type CollectionTab = 'basic' | 'items' | 'seo';

const fillingName = (filling: Filling) => FILLINGS[filling];
const orderName = (order: RuleOrder) => RULE_ORDERS[order];

export const collectionFields: FieldTable<CollectionValues, CollectionTab, TermNames> = {
  title: { label: 'Title', tab: 'basic' },
  slug: { label: 'Slug', tab: 'basic' },
  description: { label: 'Description', tab: 'basic' },
  imageUrl: { label: 'Image URL', tab: 'basic', activity: { label: 'Image' } },
  published: { label: 'Published', tab: 'basic', format: yesOrNo },
  filling: {
    label: 'Items',
    tab: 'items',
    format: fillingName,
    activity: { name: 'rule', label: 'Rule' },
  },
  items: {
    label: 'Picked items',
    tab: 'items',
    format: (items) => items.map(({ title }) => title).join(', '),
    activity: { label: 'Items' },
  },
  categoryId: { label: 'Category', tab: 'items', format: (id, { categories }) => nameOf(id, categories) },
  tags: { label: 'Tags', tab: 'items', format: (ids, { tags }) => namesOf(ids, tags) },
  minPrice: { label: 'Min price', tab: 'items' },
  maxPrice: { label: 'Max price', tab: 'items' },
  onSale: { label: 'Only items on sale', tab: 'items', format: yesOrNo },
  available: { label: 'Only available items', tab: 'items', format: yesOrNo },
  ruleOrder: { label: 'Order', tab: 'items', format: orderName },
  ...seoFieldTable('seo'),
};

export type CollectionField = FieldName<CollectionValues>;
export const collectionInput = inputsOf(collectionFields);

const asText = (amount: number | null): string => (amount === null ? '' : String(amount));

const toRuleValues = ({ categoryId, minPrice, maxPrice, sortBy, order, ...rest }: CollectionRule) => ({
  categoryId: asText(categoryId),
  minPrice: asText(minPrice),
  maxPrice: asText(maxPrice),
  ruleOrder: `${sortBy}-${order}` as const,
  ...rest,
});

export const newCollection: CollectionValues = {
  title: '',
  slug: '',
  description: '',
  imageUrl: '',
  published: true,
  filling: 'hand',
  items: [],
  ...toRuleValues(NEWEST_FIRST),
  ...newSeo,
  updatedAt: '',
};

export const toCollectionValues = (collection: Collection): CollectionValues => ({
  title: collection.title,
  slug: collection.slug,
  description: collection.description,
  imageUrl: collection.imageUrl ?? '',
  published: collection.published,
  filling: collection.rule ? 'rule' : 'hand',
  items: collection.items,
  ...toRuleValues(collection.rule ?? NEWEST_FIRST),
  ...toSeoValues(collection),
  updatedAt: collection.updatedAt,
});

const toRule = ({ categoryId, tags, minPrice, maxPrice, onSale, available, ruleOrder }: CollectionValues) => {
  const [sortBy, order] = ruleOrder.split('-');
  return {
    categoryId: typedNumber(categoryId) ?? null,
    tags,
    minPrice: typedNumber(minPrice) ?? null,
    maxPrice: typedNumber(maxPrice) ?? null,
    onSale,
    available,
    sortBy,
    order,
  } satisfies Record<keyof CollectionRule, unknown>;
};

export const toInput = (values: CollectionValues) =>
  ({
    title: values.title,
    slug: values.slug,
    description: values.description,
    imageUrl: values.imageUrl,
    published: values.published,
    rule: values.filling === 'rule' ? toRule(values) : null,
    items: values.items.map(({ id }) => id),
    ...toSeoInput(values),
  }) satisfies Record<keyof CreateCollectionInput, unknown>;
