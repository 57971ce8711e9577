import { apiPaths, type Notice, type ResetPasswordInput } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const resetPassword = (input: ResetPasswordInput) =>
  sendData<Notice>(apiPaths.auth.resetPassword, { body: input });
