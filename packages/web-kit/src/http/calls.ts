import type { AxiosRequestConfig } from 'axios';
import { networkLost } from './api-error';

/**
 * The client is fetched when a page makes its first request; until then, requests wait for it. The server renders pages from
 * answers that it has already, so its build leaves the client out.
 */
const fetchClient = async () => {
  if (typeof window === 'undefined') throw new Error('Only browsers call the API');
  const { client } = await import('./client').catch(async () => Promise.reject(await networkLost()));
  return client;
};

async function callApi<Data>(request: AxiosRequestConfig): Promise<Data> {
  const client = await fetchClient();
  const { data } = await client.request<{ data: Data }>(request);
  return data.data;
}

/** Fetches the client ahead, for a page that makes requests as soon as it is there. */
export const prefetchClient = (): void => void fetchClient().catch(() => undefined);

/** SWR's fetchers get this as their last argument (cancellation.ts). */
export type Cancelable = { signal?: AbortSignal };

/** SWR's fetcher: returns the response's `data`. */
export const getData = <Data>(url: string, { signal }: Cancelable = {}): Promise<Data> => callApi({ url, signal });

type Change = Cancelable & { method?: 'POST' | 'PATCH' | 'DELETE'; body?: unknown; timeout?: number };

/** Sends a change and returns the response's `data`. `timeout` is for changes that may take long, in milliseconds. */
export const sendData = <Data>(url: string, { method = 'POST', body, ...change }: Change = {}): Promise<Data> =>
  callApi({ url, method, data: body, ...change });

/**
 * Reports something that needs no answer. The browser sends it by itself, even if the page is left, so it needs no client, and
 * no sign-in goes with it.
 */
export const sendBeacon = (url: string): boolean => navigator.sendBeacon(url);

/** A response that goes on for long, such as a stream of events, to be read piece by piece. */
export const openStream = async (url: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array>> => {
  const client = await fetchClient();
  const { data } = await client.request<ReadableStream<Uint8Array>>({
    url,
    signal,
    adapter: 'fetch',
    responseType: 'stream',
    timeout: 0,
  });
  return data;
};

type Sending = Cancelable & { onProgress: (share: number) => void };

/** Uploads a file, either raw with its own content type or in a form, and reports progress from 0 to 1. */
export const sendFile = <Data>(url: string, file: FormData | Blob, { onProgress, signal }: Sending): Promise<Data> =>
  callApi({
    url,
    method: 'POST',
    data: file,
    timeout: 0,
    signal,
    onUploadProgress: ({ progress = 0 }) => onProgress(progress),
  });
