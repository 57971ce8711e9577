import { apiPaths, type Session } from '@stoa/contract';
import axios, { type AxiosResponse, type InternalAxiosRequestConfig, isAxiosError } from 'axios';
import { toApiError } from './api-error';
import { renewedToken } from './renewal';
import { storedToken } from './stored-session';

/** A server in trouble says so within 5 seconds. Who hears nothing for this long has lost the connection. */
const PATIENCE_MS = 30_000;

/** Used for all API calls from the browser. Takes the contract's paths as they are; throws an ApiError. */
export const http = axios.create({ timeout: PATIENCE_MS, headers: { Accept: 'application/json' } });

type Request = InternalAxiosRequestConfig & { tokenSent?: string; renewed?: boolean };

http.interceptors.request.use((request: Request) => {
  const token = storedToken();
  if (token) {
    request.headers.set('Authorization', `Bearer ${token}`);
    request.tokenSent = token;
  }
  return request;
});

http.interceptors.response.use(
  async (response) => (await repeated(response)) ?? response,
  async (failure) => {
    const answer = isAxiosError(failure) ? failure.response : undefined;
    const again = answer && (await repeated(answer));
    if (again) return again;
    throw toApiError(failure);
  },
);

/** With an expired token, public calls get a visitor's response with this header; protected calls are refused. */
const tokenIsOld = ({ headers }: AxiosResponse): boolean =>
  String(headers['www-authenticate'] ?? '').includes('error="invalid_token"');

/** Repeats a request that failed because of an old token, if there is a new one. */
async function repeated(response: AxiosResponse): Promise<AxiosResponse | undefined> {
  const request = response.config as Request;
  if (!request.tokenSent || request.renewed || !tokenIsOld(response)) return undefined;
  const token = await renewedToken(request.tokenSent, renewSession);
  return token ? http.request({ ...request, renewed: true } as Request) : undefined;
}

async function renewSession(): Promise<Session> {
  const response = await http.post<{ data: Session }>(apiPaths.auth.refresh, undefined, { renewed: true } as Request);
  return response.data.data;
}
