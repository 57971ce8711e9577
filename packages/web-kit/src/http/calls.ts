import { http } from './client';

/** SWR's fetcher: what stands under `data`. */
export async function getData<Data>(path: string): Promise<Data> {
  const response = await http.get<{ data: Data }>(path);
  return response.data.data;
}

type Change = { method?: 'POST' | 'PATCH' | 'DELETE'; body?: unknown };

/** Changes something and answers with what stands under `data`. */
export async function sendData<Data>(path: string, { method = 'POST', body }: Change = {}): Promise<Data> {
  const response = await http.request<{ data: Data }>({ url: path, method, data: body });
  return response.data.data;
}
