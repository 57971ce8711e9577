import { Problem } from '../http/problem';

const busy = () =>
  new Problem(
    503,
    'ServiceUnavailableError',
    'Many images are being uploaded right now. Please try again in a few seconds',
    { retryAfter: 10 },
  );

/** Runs up to `limit` jobs at once; the others wait their turn, unless `mostWaiting` already do. */
export const aFewAtATime = (limit: number, { mostWaiting = Number.POSITIVE_INFINITY } = {}) => {
  let free = limit;
  const waiting = new Set<() => void>();

  const turn = (left?: AbortSignal) =>
    new Promise<void>((begin, giveUp) => {
      if (waiting.size >= mostWaiting) throw busy();
      waiting.add(begin);
      left?.addEventListener('abort', () => {
        if (waiting.delete(begin)) giveUp(left.reason);
      });
    });

  /** `left` drops a job that waits. */
  return async <Result>(job: () => Promise<Result>, left?: AbortSignal): Promise<Result> => {
    left?.throwIfAborted();
    if (free > 0) free -= 1;
    else await turn(left);
    try {
      return await job();
    } finally {
      const [begin] = waiting;
      if (begin) {
        waiting.delete(begin);
        begin();
      } else free += 1;
    }
  };
};
