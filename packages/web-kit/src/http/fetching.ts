import { useEffect } from 'react';
import { type Middleware, unstable_serialize, useSWRConfig } from 'swr';

/**
 * For SWR: cancels a request once no component uses its key anymore, because it has left or asks for something else. A JSON answer that
 * says what the last one said is the same object, so that answers can be compared by identity.
 */
export function createFetching(): Middleware {
  const uses = new Map<string, number>();
  const underway = new Map<string, AbortController>();
  return (useSWRNext) => (key, fetcher, config) => {
    const { cache, mutate } = useSWRConfig();
    const id = unstable_serialize(key);

    useEffect(() => {
      const count = (change: number) => uses.set(id, (uses.get(id) ?? 0) + change);
      const cancelUnused = async () => {
        if (uses.get(id) !== 0) return;
        uses.delete(id);
        const request = underway.get(id);
        if (!request) return;
        try {
          // SWR forgets the request, so whoever uses the key next makes a new one.
          await mutate(id);
        } catch {
          // The whole app has left, and its cache with it.
        }
        request.abort();
      };
      count(1);
      return () => {
        count(-1);
        // Another component may begin to use it in the same moment.
        queueMicrotask(cancelUnused);
      };
    }, [id, mutate]);

    const fetchCancelable =
      fetcher &&
      (async (...args: Parameters<typeof fetcher>) => {
        // SWR takes only the answer to the newest request.
        underway.get(id)?.abort();
        const controller = new AbortController();
        underway.set(id, controller);
        try {
          const answer: unknown = await fetcher(...args, { signal: controller.signal });
          const last: unknown = cache.get(id)?.data;
          return JSON.stringify(answer) === JSON.stringify(last) ? last : answer;
        } catch (failure) {
          if (!controller.signal.aborted) throw failure;
        } finally {
          if (underway.get(id) === controller) underway.delete(id);
        }
      });
    return useSWRNext(key, fetchCancelable as typeof fetcher, config);
  };
}
