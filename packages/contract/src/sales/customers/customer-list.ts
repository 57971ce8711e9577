import * as yup from 'yup';
import { ADMIN_PAGE_SIZE } from '../../constants';
import {
  queryDay,
  queryFlag,
  queryLimit,
  queryOneOf,
  queryOrder,
  queryPage,
  queryPrice,
  querySearch,
  querySlug,
  querySort,
} from '../../input/list-query';
import { CUSTOMER_ORDER_FILTERS, CUSTOMER_SORTS } from './customer';

const customerFilters = {
  search: querySearch(),
  hasAccount: queryFlag('hasAccount'),
  orders: queryOneOf('orders', CUSTOMER_ORDER_FILTERS),
  tag: querySlug('tag'),
  country: querySlug('country'),
  minSpent: queryPrice('minSpent'),
  maxSpent: queryPrice('maxSpent'),
  /** The days of their last order. */
  from: queryDay('from'),
  to: queryDay('to'),
  sortBy: querySort(CUSTOMER_SORTS, 'lastOrderAt'),
  order: queryOrder(),
};

export const customerListQuery = yup.object({
  page: queryPage(),
  limit: queryLimit(ADMIN_PAGE_SIZE),
  ...customerFilters,
});
export type CustomerListQuery = yup.InferType<typeof customerListQuery>;

export const customerExportQuery = yup.object(customerFilters);
export type CustomerExportQuery = yup.InferType<typeof customerExportQuery>;
