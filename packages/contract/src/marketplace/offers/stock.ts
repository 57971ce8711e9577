import * as yup from 'yup';
import { ADMIN_PAGE_SIZE } from '../../constants';
import { queryId, queryLimit, queryPage } from '../../input/list-query';
import type { Pagination } from '../../input/paging';

/** Why stock changed. */
export const STOCK_REASONS = [
  'initial',
  'reserved',
  'released',
  'sale',
  'restock',
  'correction',
  'import',
  'restored',
  'removed',
] as const;
export type StockReason = (typeof STOCK_REASONS)[number];

export const STOCK_REASON_NAMES: Record<StockReason, string> = {
  initial: 'Initial stock',
  reserved: 'Reserved',
  released: 'Released',
  sale: 'Sold',
  restock: 'Restocked',
  correction: 'Corrected',
  import: 'Imported',
  restored: 'Restored',
  removed: 'Removed',
};

/** One change of what can be had of a variant, or of what orders hold of it. */
export interface StockLine {
  id: number;
  reason: StockReason;
  /** The values of the variant, such as 'M / Sage'; null if there is nothing to choose, or it's gone. */
  choice: string | null;
  stockChange: number;
  reservedChange: number;
  /** What there was then. Null: not counted. */
  stock: number | null;
  reserved: number;
  /** The number of the order that it was for. */
  order: number | null;
  changedBy: string;
  changedAt: string;
}

export interface StockLineList {
  items: StockLine[];
  pagination: Pagination;
}

export const stockLineListQuery = yup.object({
  item: queryId('item').required('item is required'),
  page: queryPage(),
  limit: queryLimit(ADMIN_PAGE_SIZE),
});
export type StockLineListQuery = yup.InferType<typeof stockLineListQuery>;
