/** Reads what stands under `data`; an answer that is no success is thrown as its parsed body. */
export async function getData<Data>(path: string): Promise<Data> {
  const response = await fetch(path, { headers: { Accept: 'application/json' } });
  const body = await response.json();
  if (!response.ok) throw body;
  return body.data;
}
