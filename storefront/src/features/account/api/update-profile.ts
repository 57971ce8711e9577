import { apiPaths, type ProfileInput, type Session } from '@stoa/contract';
import { sendData } from '@stoa/web-kit';

export const updateProfile = (input: ProfileInput) =>
  sendData<Session>(apiPaths.auth.me, { method: 'PATCH', body: input });
