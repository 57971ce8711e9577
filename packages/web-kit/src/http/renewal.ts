import type { Session } from '@stoa/contract';
import { ApiError } from './api-error';
import { oneTabAtATime } from './one-tab-at-a-time';
import { dropSession, storedToken, storeSession } from './stored-session';

type Renew = () => Promise<Session>;

let underway: Promise<string | null> | undefined;

/**
 * The token to go on with in place of `stale`, null if there is none. However many requests of however many tabs ask, one
 * renews: the server takes a refresh token that comes twice for stolen.
 */
export function renewedToken(stale: string, renew: Renew): Promise<string | null> {
  underway ??= oneTabAtATime('stoa-renew-token', () => tokenInPlaceOf(stale, renew)).finally(() => {
    underway = undefined;
  });
  return underway;
}

async function tokenInPlaceOf(stale: string, renew: Renew): Promise<string | null> {
  // Another tab was faster, or signed out: also while the answer was under way.
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
