import {
  apiPaths,
  type ConfirmEmailInput,
  type ForgotPasswordInput,
  type Notice,
  type RegisterByOrderInput,
  type ResetPasswordInput,
  type Session,
} from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const registerByOrder = (input: RegisterByOrderInput) =>
  sendData<Session>(apiPaths.auth.registerByOrder, { body: input });

export const askForReset = (input: ForgotPasswordInput) =>
  sendData<Notice>(apiPaths.auth.forgotPassword, { body: input });

export const resetPassword = (input: ResetPasswordInput) =>
  sendData<Notice>(apiPaths.auth.resetPassword, { body: input });

export const confirmEmail = (input: ConfirmEmailInput) => sendData<Notice>(apiPaths.auth.confirmEmail, { body: input });
