import { apiPaths, type LoginInput, type Notice, type RegisterInput, type Session } from '@stoa/contract';
import { getData, sendData } from '../http/calls';
import { http } from '../http/client';

export const fetchMe = () => getData<Session>(apiPaths.auth.me);
export const sendLogin = (input: LoginInput) => sendData<Session>(apiPaths.auth.login, { body: input });
export const sendRegister = (input: RegisterInput) => sendData<Session>(apiPaths.auth.register, { body: input });

/** The longest a person waits to be signed out of this browser. */
const PATIENCE_MS = 4000;

export const sendLogout = () => http.post<{ data: Notice }>(apiPaths.auth.logout, undefined, { timeout: PATIENCE_MS });
