import * as yup from 'yup';
import { ADMIN_PAGE_SIZE, ROLES, type Role, USER_SORTS } from '../constants';
import { choice, flag } from '../input/fields';
import { queryFlag, queryLimit, queryOneOf, queryOrder, queryPage, querySearch, querySort } from '../input/list-query';
import type { Pagination } from '../input/paging';

export interface User {
  id: number;
  name: string;
  email: string;
  role: Role;
  avatar: string | null;
  blocked: boolean;
  createdAt: string;
  /** Who bought with this email address, once it’s confirmed. */
  customerId: number | null;
}

export interface UserList {
  items: User[];
  pagination: Pagination;
}

export const userListQuery = yup.object({
  page: queryPage(),
  limit: queryLimit(ADMIN_PAGE_SIZE),
  search: querySearch(),
  role: queryOneOf('role', ROLES),
  blocked: queryFlag('blocked'),
  sortBy: querySort(USER_SORTS, 'createdAt'),
  order: queryOrder(),
});
export type UserListQuery = yup.InferType<typeof userListQuery>;

export const updateUserInput = yup.object({ role: choice('Role', ROLES), blocked: flag('Blocked') }).exact();
export type UpdateUserInput = yup.InferType<typeof updateUserInput>;
