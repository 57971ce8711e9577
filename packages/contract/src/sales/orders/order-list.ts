import * as yup from 'yup';
import { ADMIN_PAGE_SIZE } from '../../constants';
import {
  queryDay,
  queryId,
  queryLimit,
  queryOneOf,
  queryOrder,
  queryPage,
  queryPrice,
  querySearch,
  querySlug,
  querySort,
} from '../../input/list-query';
import type { Pagination } from '../../input/paging';
import type { ReturnState } from '../returns/return-states';
import type { Order } from './order';
import { FULFILLMENT_FILTERS, ORDER_SORTS, RESERVED_FILTERS, RETURN_FILTERS } from './order-filters';
import { ORDER_STATES, type OrderState } from './states';

/** An order in the panel's list. */
export interface OrderSummary {
  id: number;
  number: number;
  state: OrderState;
  fulfillmentStatus: Order['fulfillmentStatus'];
  pickUp: boolean;
  name: string;
  email: string | null;
  /** Of its first line. */
  title: string;
  lineCount: number;
  /** How many of all its lines. */
  itemCount: number;
  total: number;
  paymentMethod: string | null;
  paymentMethodName: string | null;
  /** Its payment moves no money. */
  isTest: boolean;
  /** Nothing of it was refunded: its state says what was swapped. */
  isSwapped: boolean;
  placedAt: string;
  canceledAt: string | null;
  /** Of its return that isn’t over yet. */
  returnState: ReturnState | null;
}

export interface OrderList {
  items: OrderSummary[];
  pagination: Pagination;
}

/** What waits for an administrator. */
export interface OrderCounts {
  toFulfill: number;
  /** They wait for a manual payment. */
  unpaid: number;
  attention: number;
  /** Orders with a return that waits for the shop. */
  returns: number;
  /** Their customers canceled them, and the money isn’t on its way back. */
  toPayBack: number;
  /** Items of which unpaid orders reserve more than a fifth. */
  overReserved: number;
}

const orderFilters = {
  search: querySearch(),
  state: queryOneOf('state', ORDER_STATES),
  fulfillmentStatus: queryOneOf('fulfillmentStatus', FULFILLMENT_FILTERS),
  reserved: queryOneOf('reserved', RESERVED_FILTERS),
  returns: queryOneOf('returns', RETURN_FILTERS),
  /** The id of a payment method. */
  paymentMethod: querySlug('paymentMethod'),
  customer: queryId('customer'),
  from: queryDay('from'),
  to: queryDay('to'),
  minTotal: queryPrice('minTotal'),
  maxTotal: queryPrice('maxTotal'),
  sortBy: querySort(ORDER_SORTS, 'placedAt'),
  order: queryOrder(),
};

export const orderListQuery = yup.object({ page: queryPage(), limit: queryLimit(ADMIN_PAGE_SIZE), ...orderFilters });
export type OrderListQuery = yup.InferType<typeof orderListQuery>;

export const orderExportQuery = yup.object(orderFilters);
export type OrderExportQuery = yup.InferType<typeof orderExportQuery>;
