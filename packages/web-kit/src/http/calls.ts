import { http } from './client';

/** SWR's fetcher: returns the response's `data`. */
export async function getData<Data>(path: string): Promise<Data> {
  const response = await http.get<{ data: Data }>(path);
  return response.data.data;
}

type Change = { method?: 'POST' | 'PATCH' | 'DELETE'; body?: unknown; patience?: number };

/** Sends a change and returns the response's `data`. `patience` is for changes that may take long, in milliseconds. */
export async function sendData<Data>(path: string, { method = 'POST', body, patience }: Change = {}): Promise<Data> {
  const response = await http.request<{ data: Data }>({ url: path, method, data: body, timeout: patience });
  return response.data.data;
}

type Sending = { onProgress: (share: number) => void; signal?: AbortSignal };

/** Uploads a file, either raw with its own content type or in a form, and reports progress from 0 to 1. */
export async function sendFile<Data>(
  path: string,
  body: FormData | Blob,
  { onProgress, signal }: Sending,
): Promise<Data> {
  const response = await http.post<{ data: Data }>(path, body, {
    ...(body instanceof Blob ? { headers: { 'Content-Type': body.type } } : {}),
    signal,
    timeout: 0,
    onUploadProgress: ({ progress }) => onProgress(progress ?? 0),
  });
  return response.data.data;
}
