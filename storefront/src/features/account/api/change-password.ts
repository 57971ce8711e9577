import { apiPaths, type ChangePasswordInput, type Session } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const changePassword = (input: ChangePasswordInput) =>
  sendData<Session>(apiPaths.auth.changePassword, { body: input });
