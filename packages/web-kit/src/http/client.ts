import { apiPaths, type Session } from '@stoa/contract';
import axios, { type AxiosResponse } from 'axios';
import { ApiError, failed, networkLost, unanswered } from './api-error';
import { storedToken } from './stored-session';
import { refreshedToken, refreshUnderway } from './token-refresh';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Neither waits for a new token nor asks for one. */
    skipRefresh?: boolean;
  }
}

/** A server in trouble says so within 5 seconds. Who hears nothing for this long has lost the connection. */
const TIMEOUT_MS = 30_000;

/** Makes every request to the API from a browser. Rejects with an ApiError, or a CanceledError if the caller called it off. */
export const client = axios.create({
  headers: { Accept: 'application/json' },
  timeout: TIMEOUT_MS,
  transitional: { clarifyTimeoutError: true },
  // Every status has its answer, and an expired token may come with any.
  validateStatus: null,
  xsrfCookieName: '',
});

client.interceptors.request.use(async (request) => {
  if (!request.skipRefresh) await refreshUnderway();
  const token = storedToken();
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  // axios would call any other body a form.
  if (request.data instanceof Blob) request.headers.setContentType(request.data.type);
  if (request.data == null) {
    request.headers.setContentType('application/json');
    // Nothing is sent for null, but the type is. Where there is no body at all, axios takes the type away.
    request.transformRequest = () => null;
  }
  return request;
});

client.interceptors.response.use(async (response) => {
  const { config } = response;
  const token = String(config.headers.get('Authorization') ?? '').replace('Bearer ', '');
  if (!token || config.skipRefresh || !isTokenOld(response)) return response;
  const fresh = await refreshedToken(token, refreshSession);
  return fresh ? client.request({ ...config, skipRefresh: true }) : response;
});

client.interceptors.response.use(answered, async (failure) => {
  if (failure instanceof ApiError || axios.isCancel(failure)) throw failure;
  const mayBeLeaving = [axios.AxiosError.ERR_NETWORK, axios.AxiosError.ECONNABORTED].includes(failure.code);
  throw mayBeLeaving ? await networkLost() : unanswered();
});

function answered(response: AxiosResponse): AxiosResponse {
  const { status, data } = response;
  if (status >= 400 || typeof data !== 'object') throw failed(status, data);
  return response;
}

/** With an expired token, public calls get a visitor's response with this header; protected calls are refused. */
const isTokenOld = ({ headers }: AxiosResponse): boolean =>
  String(headers['www-authenticate'] ?? '').includes('error="invalid_token"');

const refreshSession = async (): Promise<Session> =>
  (await client.post<{ data: Session }>(apiPaths.auth.refresh, undefined, { skipRefresh: true })).data.data;
