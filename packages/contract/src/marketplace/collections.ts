/** Items that belong together, picked by hand or by a rule, on a page of their own. */
import * as yup from 'yup';
import {
  COLLECTION_PAGE_SIZE,
  COLLECTION_SORTS,
  ITEM_SORTS,
  type ItemSort,
  SORT_ORDERS,
  type SortOrder,
} from '../constants';
import { noSeo, type Seo, seoFields } from '../content/seo';
import {
  choice,
  flag,
  idList,
  openedVersion,
  optionalAmount,
  optionalText,
  optionalUrl,
  patterned,
  recordId,
  requiredText,
  slugText,
} from '../input/fields';
import { listQuery, queryFlag, queryLimit, queryPage } from '../input/list-query';
import type { Pagination } from '../input/paging';
import type { LibraryImage } from '../media/library-image';

/** The items that match all of it. */
export interface CollectionRule {
  categoryId: number | null;
  /** All of them. */
  tags: number[];
  minPrice: number | null;
  maxPrice: number | null;
  onSale: boolean;
  /** Only what can be bought. */
  available: boolean;
  sortBy: ItemSort;
  order: SortOrder;
}

export type RuleOrder = `${ItemSort}-${SortOrder}`;
export const RULE_ORDERS = {
  'createdAt-desc': 'Newest first',
  'createdAt-asc': 'Oldest first',
  'price-asc': 'Lowest price first',
  'price-desc': 'Highest price first',
  'title-asc': 'By title, A to Z',
  'title-desc': 'By title, Z to A',
} as const satisfies Record<RuleOrder, string>;

export interface CollectionSummary {
  id: number;
  slug: string;
  title: string;
  imageUrl: string | null;
  libraryImage: LibraryImage | null;
  published: boolean;
  /** Null if the items are picked by hand. */
  rule: CollectionRule | null;
  createdAt: string;
  updatedAt: string;
}

export interface Collection extends CollectionSummary, Seo {
  /** Markdown. */
  description: string;
  descriptionHtml: string;
  /** The first sentences of the description, for search engines. */
  opening: string;
  /** Those picked by hand, in their order; visitors aren't told which. */
  items: { id: number; title: string }[];
}

export interface CollectionList {
  items: CollectionSummary[];
  pagination: Pagination;
}

export const collectionListQuery = listQuery(COLLECTION_SORTS, ['title', 'asc'], {
  published: queryFlag('published'),
});
export type CollectionListQuery = yup.InferType<typeof collectionListQuery>;

export const collectionItemsQuery = yup.object({ page: queryPage(), limit: queryLimit(COLLECTION_PAGE_SIZE) });
export type CollectionItemsQuery = yup.InferType<typeof collectionItemsQuery>;

const CROSSED = 'Max price can’t be below min price';

const ruleFields = yup.object({
  categoryId: recordId('Category').nullable().default(null),
  tags: idList('Tags').default([]),
  minPrice: optionalAmount('Min price').default(null),
  maxPrice: optionalAmount('Max price')
    .default(null)
    .test('crossed', CROSSED, (most, { parent: { minPrice } }) => most == null || minPrice == null || most >= minPrice),
  onSale: flag('On sale').default(false),
  available: flag('Available').default(false),
  sortBy: choice('Sort by', ITEM_SORTS).default('createdAt'),
  order: choice('Order', SORT_ORDERS).default('desc'),
});

/** For collections that a rule fills. */
export const NEWEST_FIRST: CollectionRule = ruleFields.getDefault() as CollectionRule;

export const MAX_PICKED = 500;

const collectionFields = {
  title: requiredText('Title', 3, 200),
  slug: patterned(slugText(3)),
  description: optionalText('Description', 20_000),
  imageUrl: optionalUrl('Image URL'),
  published: flag('Published'),
  rule: ruleFields.nullable().typeError('Rule must be an object or null').label('Rule'),
  items: idList('Items', MAX_PICKED),
  ...seoFields,
};

export const createCollectionInput = yup.object({
  ...collectionFields,
  description: collectionFields.description.default(''),
  imageUrl: collectionFields.imageUrl.default(null),
  published: collectionFields.published.default(true),
  rule: collectionFields.rule.default(null),
  items: collectionFields.items.default([]),
  ...noSeo,
});
export type CreateCollectionInput = yup.InferType<typeof createCollectionInput>;

export const updateCollectionInput = yup.object({
  ...collectionFields,
  title: collectionFields.title.optional(),
  slug: collectionFields.slug.optional(),
  rule: collectionFields.rule.default(undefined),
  updatedAt: openedVersion(),
});
export type UpdateCollectionInput = yup.InferType<typeof updateCollectionInput>;
