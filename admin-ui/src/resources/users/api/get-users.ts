import { apiPaths, type UserList } from '@stoa/contract';
import { useList, viewQuery } from '@stoa/web-kit';
import type { UserView } from '../domain/user-params';

const usersPath = (view: UserView) => `${apiPaths.admin.users}?${viewQuery(view)}`;

export function useUsers({ page, values }: UserView) {
  return useList<UserList>(usersPath({ page, values }), usersPath({ page: page + 1, values }));
}
