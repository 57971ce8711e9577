import { getData } from './calls';

const FRESH_MS = 10_000;
const underway = new Map<string, Promise<unknown>>();

/** Asks for what will probably be wanted next. What fails or gets old is forgotten: it is then asked for when wanted. */
export function prefetch(path: string): void {
  if (underway.has(path)) return;
  const answer = getData<unknown>(path);
  const forget = () => {
    if (underway.get(path) === answer) underway.delete(path);
  };
  underway.set(path, answer);
  answer.then(() => setTimeout(forget, FRESH_MS), forget);
}

/** Like getData, but takes what was asked for ahead. */
export function getPrefetched<Data>(path: string): Promise<Data> {
  const answer = underway.get(path) as Promise<Data> | undefined;
  underway.delete(path);
  return answer ?? getData<Data>(path);
}

/** What begins with `path` has changed: what was asked for ahead is old. */
export function forgetPrefetched(path: string): void {
  for (const asked of underway.keys()) if (asked.startsWith(path)) underway.delete(asked);
}
