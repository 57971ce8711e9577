import { apiPaths, type UserList } from '@stoa/contract';
import { useList, viewQuery } from '@stoa/web-kit';
import type { UserView } from '../domain/user-params';

export const usersPath = (view: UserView) => `${apiPaths.admin.users}?${viewQuery(view)}`;

export const useUsers = ({ page, values }: UserView) =>
  useList<UserList>((at) => usersPath({ page: at, values }), page);
