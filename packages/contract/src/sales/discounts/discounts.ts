import type * as yup from 'yup';
import { listQuery, queryOneOf } from '../../input/list-query';
import type { Pagination } from '../../input/paging';
import {
  DISCOUNT_METHODS,
  DISCOUNT_SORTS,
  DISCOUNT_STATES,
  type DiscountKind,
  type DiscountMethod,
  type DiscountState,
} from './discount-words';

/** Amounts in dollars. */
export interface Discount {
  id: number;
  /** As the shop and its customers know it: its code or its title. */
  name: string;
  method: DiscountMethod;
  /** Null: it's automatic. */
  code: string | null;
  /** What customers read. Null: it has a code. */
  title: string | null;
  kind: DiscountKind;
  /** Off the goods, or off what they get. */
  percent: number | null;
  amount: number | null;
  buyQuantity: number | null;
  getQuantity: number | null;
  /** How many times an order can get it. Null: as often as enough is bought. */
  usesPerOrder: number | null;
  startsAt: string | null;
  endsAt: string | null;
  /** From which subtotal it counts. */
  minimum: number | null;
  /** From how many of what it's for. */
  minimumQuantity: number | null;
  usageLimit: number | null;
  /** By one person. Only of codes. */
  usageLimitPerCustomer: number | null;
  uses: number;
  /** What it is for, or what has to be bought. All empty: everything. */
  categories: number[];
  collections: { id: number; title: string }[];
  items: { id: number; title: string }[];
  /** What they get. All empty: the same. */
  getCategories: number[];
  getCollections: { id: number; title: string }[];
  getItems: { id: number; title: string }[];
  enabled: boolean;
  state: DiscountState;
  createdAt: string;
  updatedAt: string;
}

export interface DiscountList {
  items: Discount[];
  pagination: Pagination;
}

export const discountListQuery = listQuery(DISCOUNT_SORTS, ['createdAt', 'desc'], {
  method: queryOneOf('method', DISCOUNT_METHODS),
  state: queryOneOf('state', DISCOUNT_STATES),
});
export type DiscountListQuery = yup.InferType<typeof discountListQuery>;
