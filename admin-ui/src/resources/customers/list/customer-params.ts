import { adminPaths, CUSTOMER_ORDER_FILTERS, CUSTOMER_SORTS, isDay, SORT_ORDERS } from '@stoa/contract';
import { aChoice, anAmount, anyText, type ListView, viewQuery } from '@stoa/web-kit';
import { pageSize } from '../../../components/list/page-size';

const aDay = () => ({ fallback: '', accepts: isDay });

export const customerParams = {
  search: anyText(),
  orders: aChoice(CUSTOMER_ORDER_FILTERS),
  hasAccount: aChoice(['true', 'false']),
  tag: anyText(),
  country: anyText(),
  minSpent: anAmount(),
  maxSpent: anAmount(),
  from: aDay(),
  to: aDay(),
  sortBy: aChoice(CUSTOMER_SORTS, 'lastOrderAt'),
  order: aChoice(SORT_ORDERS, 'desc'),
  limit: pageSize,
};

export type CustomerView = ListView<keyof typeof customerParams>;

export const customersPath = (view: CustomerView) => `${adminPaths.customers}?${viewQuery(view)}`;
