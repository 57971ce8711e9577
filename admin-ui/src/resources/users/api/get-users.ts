import { ADMIN_PAGE_SIZE, apiPaths, type UserList } from '@stoa/contract';
import { useList, viewQuery } from '@stoa/web-kit';
import type { UserView } from '../domain/user-params';

const usersPath = (view: UserView) => `${apiPaths.admin.users}?${viewQuery(view, ADMIN_PAGE_SIZE)}`;

export function useUsers({ page, values }: UserView) {
  return useList<UserList>(usersPath({ page, values }), usersPath({ page: page + 1, values }));
}
