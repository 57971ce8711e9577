import { ROLES, SORT_ORDERS, USER_SORTS } from '@stoa/contract';
import { anyText, type ListView, oneOf } from '@stoa/web-kit';
import { pageSize } from '../../../components/list/page-size';

/** The list of users as its address says it. */
export const userParams = {
  search: anyText(),
  role: oneOf(ROLES),
  blocked: oneOf(['false', 'true']),
  sortBy: oneOf(USER_SORTS, 'createdAt'),
  order: oneOf(SORT_ORDERS, 'desc'),
  limit: pageSize,
};

export type UserView = ListView<keyof typeof userParams>;
