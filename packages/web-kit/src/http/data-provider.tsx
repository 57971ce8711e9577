import { type ReactNode, useState } from 'react';
import { type Cache, type Middleware, SWRConfig, type SWRConfiguration, unstable_serialize, useSWRConfig } from 'swr';
import { type ApiAnswers, stateOf } from './api-answers';
import { ApiError } from './api-error';
import { createCancellation } from './cancellation';
import { createPrefetch, type Prefetch, PrefetchContext } from './prefetch';

/** Retrying won't change a refusal, but an unreachable shop may come back. */
const mayPass = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.error.status === 0 || error.error.status >= 500;

/**
 * A JSON answer that says what the last one said is the same object, so that answers can be compared by identity. SWR's own comparison
 * by content skips the render if an answer equals the first one the component had, even if that was dropped since.
 */
const reuseEqualAnswers: Middleware = (useSWRNext) => (key, fetcher, config) => {
  const { cache } = useSWRConfig();
  const fetchReused =
    fetcher &&
    (async (...args: Parameters<typeof fetcher>) => {
      const answer: unknown = await fetcher(...args);
      const last: unknown = cache.get(unstable_serialize(key))?.data;
      return JSON.stringify(answer) === JSON.stringify(last) ? last : answer;
    });
  return useSWRNext(key, fetchReused as typeof fetcher, config);
};

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
    compare: Object.is,
    use: [reuseEqualAnswers, createCancellation()],
  }));
  return (
    <PrefetchContext value={prefetch}>
      <SWRConfig value={settings}>{children}</SWRConfig>
    </PrefetchContext>
  );
}
