import * as yup from 'yup';
import { ADMIN_PAGE_SIZE, ROLES, type Role } from './constants';
import { flag, oneOf } from './fields';
import { queryFlag, queryLimit, queryOneOf, queryOrder, queryPage, querySearch, querySort } from './list-query';
import type { Pagination } from './paging';

export interface User {
  id: number;
  name: string;
  email: string;
  role: Role;
  avatar: string | null;
  blocked: boolean;
  createdAt: string;
}

export interface UserList {
  items: User[];
  pagination: Pagination;
}

export const USER_SORTS = ['createdAt', 'name', 'email', 'role'] as const;

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

export const updateUserInput = yup.object({ role: oneOf('Role', ROLES), blocked: flag('Blocked') }).exact();
export type UpdateUserInput = yup.InferType<typeof updateUserInput>;
