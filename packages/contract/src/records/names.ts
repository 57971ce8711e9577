import type { ItemStatus, PostStatus, PriceKind, PropertyKind, Role } from '../constants';
import type { ImportOutcome } from './import-export';

// Shared, so that the wording is the same everywhere.

export const ITEM_STATUS_NAMES: Record<ItemStatus, string> = {
  AVAILABLE: 'Available',
  SOLD_OUT: 'Sold Out',
  COMING_SOON: 'Coming Soon',
};

export const PRICE_KIND_NAMES: Record<PriceKind, string> = { FIXED: 'Fixed', FROM: 'From' };

export const PROPERTY_KIND_NAMES: Record<PropertyKind, string> = {
  CHOICE: 'Choice',
  NUMBER: 'Number',
  TEXT: 'Text',
  FLAG: 'Yes or no',
};

export const POST_STATUS_NAMES: Record<PostStatus, string> = {
  DRAFT: 'Draft',
  PUBLISHED: 'Published',
  ARCHIVED: 'Archived',
};

export const ROLE_NAMES: Record<Role, string> = {
  ADMIN: 'Administrator',
  USER: 'User',
};

export const IMPORT_OUTCOME_NAMES: Record<ImportOutcome, string> = {
  created: 'Created',
  changed: 'Changed',
  unchanged: 'Unchanged',
  refused: 'Rejected',
};

/** A variant by its values. */
export const choiceOf = (values: string[]): string => values.join(' / ');
