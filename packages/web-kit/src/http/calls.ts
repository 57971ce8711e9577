import { callApi } from './client';

/** SWR's fetcher: returns the response's `data`. */
export const getData = <Data>(path: string): Promise<Data> => callApi<Data>({ method: 'GET', path });

type Change = { method?: 'POST' | 'PATCH' | 'DELETE'; body?: unknown; patience?: number; signal?: AbortSignal };

/** Sends a change and returns the response's `data`. `patience` is for changes that may take long, in milliseconds. */
export const sendData = <Data>(path: string, { method = 'POST', ...change }: Change = {}): Promise<Data> =>
  callApi<Data>({ method, path, ...change });

type Sending = { onProgress: (share: number) => void; signal?: AbortSignal };

/** Uploads a file, either raw with its own content type or in a form, and reports progress from 0 to 1. */
export const sendFile = <Data>(path: string, body: FormData | Blob, sending: Sending): Promise<Data> =>
  callApi<Data>({ method: 'POST', path, body, patience: 0, ...sending });
