import { apiPaths, type MarkdownPreview } from '@stoa/contract';
import { sendData, useDebounced } from '@stoa/web-kit';
import useSWR from 'swr';

const PAUSE = 300;

/** The text as the post's page would show it, a moment after the typing stops. What is shown stays until the next is there. */
export function useMarkdownPreview(content: string) {
  const settled = useDebounced(content, PAUSE);
  return useSWR(
    [apiPaths.admin.markdown, settled],
    ([path]) => sendData<MarkdownPreview>(path, { body: { content: settled } }),
    { keepPreviousData: true, revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: true },
  );
}
