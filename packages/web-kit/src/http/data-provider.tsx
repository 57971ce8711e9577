import { type ReactNode, useState } from 'react';
import { type Cache, SWRConfig, type SWRConfiguration } from 'swr';
import { type ApiAnswers, stateOf } from './api-answers';
import { ApiError } from './api-error';
import { createFetching } from './fetching';
import { createPrefetch, type Prefetch, PrefetchContext } from './prefetch';

/** Retrying won't change a refusal, but an unreachable shop may come back. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.error.status === 0 || error.error.status >= 500;

type DataProviderProps = {
  /** Given if code outside of React prefetches too. */
  prefetch?: Prefetch;
  /** Responses that came with the page. */
  answers?: ApiAnswers;
  children: ReactNode;
};

/** Server data lives only in SWR, in a cache specific to this app. */
export function DataProvider({ prefetch: initialPrefetch, answers = {}, children }: DataProviderProps) {
  const [prefetch] = useState(() => initialPrefetch ?? createPrefetch(answers));
  const [settings] = useState<SWRConfiguration & { provider: () => Cache }>(() => ({
    provider: () => new Map(Object.entries(answers).map(([path, answer]) => [path, stateOf(answer)])),
    shouldRetryOnError: mayPass,
    errorRetryCount: 5,
    // By content, SWR would skip the render if an answer equals the first one the component had, even if that was dropped since.
    compare: Object.is,
    use: [createFetching()],
  }));
  return (
    <PrefetchContext value={prefetch}>
      <SWRConfig value={settings}>{children}</SWRConfig>
    </PrefetchContext>
  );
}
