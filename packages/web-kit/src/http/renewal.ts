import type { Session } from '@stoa/contract';
import { ApiError } from './api-error';
import { oneTabAtATime } from './one-tab-at-a-time';
import { dropSession, storedToken, storeSession } from './stored-session';

type Renew = () => Promise<Session>;

let underway: Promise<string | null> | undefined;

/**
 * The token to use in place of `stale`, or null if there is none. Only one request across all tabs renews it: if the server sees
 * a refresh token twice, it treats it as stolen.
 */
export function renewedToken(stale: string, renew: Renew): Promise<string | null> {
  underway ??= oneTabAtATime('stoa-renew-token', () => tokenInPlaceOf(stale, renew)).finally(() => {
    underway = undefined;
  });
  return underway;
}

async function tokenInPlaceOf(stale: string, renew: Renew): Promise<string | null> {
  // Another tab renewed first or signed out. This can also happen while our request is in progress.
  if (storedToken() !== stale) return storedToken();
  try {
    const session = await renew();
    if (storedToken() === stale) storeSession(session);
  } catch (failure) {
    const ended = failure instanceof ApiError && failure.error.status === 401;
    if (ended && storedToken() === stale) dropSession({ tell: true });
    if (storedToken() === stale) return null;
  }
  return storedToken();
}
