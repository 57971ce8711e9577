import { apiPaths, type UpdateUserInput, type User } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const updateUser = (id: number, body: UpdateUserInput) =>
  sendData<User>(apiPaths.admin.user(id), { method: 'PATCH', body });
