import {
  type MarketplaceTerm,
  marketplaceCategoryInput,
  tagInput,
  updateMarketplaceCategoryInput,
  updateTagInput,
} from '@stoa/contract';
import type { TermKind, TermRow } from '../../terms/term-kind';

const show = ({ id, name, slug, records }: TermRow): MarketplaceTerm => ({
  id,
  name,
  slug,
  _count: { marketplaceItems: Number(records) },
});

const items = { kind: 'item', table: 'items', visible: 'items.published' } as const;

export const itemCategory: TermKind<MarketplaceTerm> = {
  uid: 'api::marketplace.item-category',
  table: 'item_categories',
  noun: 'category',
  create: marketplaceCategoryInput,
  update: updateMarketplaceCategoryInput,
  hasDescription: false,
  records: items,
  show,
  help: 'Used in the address when visitors filter the marketplace.',
};

export const itemTag: TermKind<MarketplaceTerm> = {
  uid: 'api::marketplace.item-tag',
  table: 'item_tags',
  noun: 'tag',
  create: tagInput,
  update: updateTagInput,
  hasDescription: false,
  records: { ...items, link: { table: 'items_tags_lnk', record: 'item_id', term: 'item_tag_id' } },
  show,
  help: 'Lowercase letters, numbers, and hyphens.',
};
