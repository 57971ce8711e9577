import { apiPaths, type ForgotPasswordInput, type Notice } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const askForReset = (input: ForgotPasswordInput) =>
  sendData<Notice>(apiPaths.auth.forgotPassword, { body: input });
