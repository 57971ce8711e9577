import { adminPaths, type UpdateUserInput, type User, type UserList } from '@stoa/contract';
import { sendData, useList } from '@stoa/web-kit';
import { type UserView, usersPath } from './domain/user-params';

export const useUsers = ({ page, values }: UserView) =>
  useList<UserList>((at) => usersPath({ page: at, values }), page);

export const updateUser = (id: number, body: UpdateUserInput) =>
  sendData<User>(adminPaths.user(id), { method: 'PATCH', body });
