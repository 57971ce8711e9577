import {
  adminPaths,
  FULFILLMENT_FILTERS,
  isDay,
  ORDER_SORTS,
  ORDER_STATES,
  RESERVED_FILTERS,
  RETURN_FILTERS,
  SORT_ORDERS,
} from '@stoa/contract';
import { aChoice, anAmount, anId, anyText, type ListView, viewQuery } from '@stoa/web-kit';
import { pageSize } from '../../../components/list/page-size';

const aDay = () => ({ fallback: '', accepts: isDay });

export const orderParams = {
  search: anyText(),
  state: aChoice(ORDER_STATES),
  fulfillmentStatus: aChoice(FULFILLMENT_FILTERS),
  reserved: aChoice(RESERVED_FILTERS),
  returns: aChoice(RETURN_FILTERS),
  paymentMethod: anyText(),
  customer: anId(),
  from: aDay(),
  to: aDay(),
  minTotal: anAmount(),
  maxTotal: anAmount(),
  sortBy: aChoice(ORDER_SORTS, 'placedAt'),
  order: aChoice(SORT_ORDERS, 'desc'),
  limit: pageSize,
};

export type OrderView = ListView<keyof typeof orderParams>;

export const ordersPath = (view: OrderView) => `${adminPaths.orders}?${viewQuery(view)}`;
