import { apiPaths, type Session } from '@stoa/contract';
import { failed, unanswered } from './api-error';
import type { ApiRequest, ApiResponse } from './messages';
import { network } from './network';
import { renewedToken } from './renewal';
import { storedToken } from './stored-session';

/** A server in trouble says so within 5 seconds. Who hears nothing for this long has lost the connection. */
const PATIENCE_MS = 30_000;

type Call = Pick<ApiRequest, 'method' | 'path'> & Partial<Omit<ApiRequest, 'token'>>;

/** Used for all API calls from the browser. Returns the response's `data`; throws an ApiError. */
export async function callApi<Data>(call: Call): Promise<Data> {
  const token = storedToken();
  const request = { ...call, token, patience: call.patience ?? PATIENCE_MS };
  const response = await reach(request);
  const fresh = token && isTokenOld(response) ? await renewedToken(token, renewSession) : null;
  return dataOf(fresh ? await reach({ ...request, token: fresh }) : response);
}

async function reach(request: ApiRequest): Promise<ApiResponse> {
  try {
    return await network.send(request);
  } catch (failure) {
    // A request that was called off isn't a failure of the network.
    throw request.signal?.aborted ? failure : unanswered();
  }
}

function dataOf<Data>({ status, body }: ApiResponse): Data {
  if (status >= 400) throw failed(status, body);
  return (body as { data: Data }).data;
}

/** With an expired token, public calls get a visitor's response with this header; protected calls are refused. */
const isTokenOld = ({ challenge }: ApiResponse): boolean => challenge.includes('error="invalid_token"');

async function renewSession(): Promise<Session> {
  const { refresh } = apiPaths.auth;
  return dataOf(await reach({ method: 'POST', path: refresh, token: storedToken(), patience: PATIENCE_MS }));
}
