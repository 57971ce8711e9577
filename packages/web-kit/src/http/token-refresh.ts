import type { Session } from '@stoa/contract';
import { ApiError } from './api-error';
import { dropSession, storedToken, storeSession } from './stored-session';

type Refresh = () => Promise<Session>;

let underway: Promise<string | null> | undefined;

/** Settles once no refresh is underway in this tab. */
export const refreshUnderway = (): Promise<unknown> | undefined => underway;

/**
 * The token to use in place of `stale`, or null if there is none. Only one request across all tabs refreshes it: if the server sees
 * a refresh token twice, it treats it as stolen.
 */
export function refreshedToken(stale: string, refresh: Refresh): Promise<string | null> {
  underway ??= oneTabAtATime('stoa-refresh-token', () => tokenInPlaceOf(stale, refresh)).finally(() => {
    underway = undefined;
  });
  return underway;
}

async function tokenInPlaceOf(stale: string, refresh: Refresh): Promise<string | null> {
  // Another tab refreshed first or signed out. This can also happen while our request is in progress.
  if (storedToken() !== stale) return storedToken();
  try {
    const session = await refresh();
    if (storedToken() === stale) storeSession(session);
  } catch (failure) {
    const ended = failure instanceof ApiError && failure.error.status === 401;
    if (ended && storedToken() === stale) dropSession({ notify: true });
    if (storedToken() === stale) return null;
  }
  return storedToken();
}

/** Another tab's process only sees stored values a moment later. */
const SETTLING_MS = 150;

/** Runs `work` while no other tab runs its own. Old browsers without locks run it directly. */
function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const { locks } = navigator as Partial<Navigator>;
  if (!locks) return work();
  return new Promise((resolve, reject) => {
    locks
      .request(name, async () => {
        const result = work();
        result.then(resolve, reject);
        await result;
        await new Promise((settled) => setTimeout(settled, SETTLING_MS));
      })
      .catch(reject);
  });
}
