import { adminPaths, ROLES, SORT_ORDERS, USER_SORTS } from '@stoa/contract';
import { aChoice, anyText, type ListView, viewQuery } from '@stoa/web-kit';
import { pageSize } from '../../../components/list/page-size';

export const userParams = {
  search: anyText(),
  role: aChoice(ROLES),
  blocked: aChoice(['false', 'true']),
  sortBy: aChoice(USER_SORTS, 'createdAt'),
  order: aChoice(SORT_ORDERS, 'desc'),
  limit: pageSize,
};

export type UserView = ListView<keyof typeof userParams>;

export const usersPath = (view: UserView) => `${adminPaths.users}?${viewQuery(view)}`;
