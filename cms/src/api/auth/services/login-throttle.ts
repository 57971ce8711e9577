import type { Core } from '@strapi/strapi';
import { RateLimiterRes } from 'rate-limiter-flexible';
import { environment } from '../../../environment';
import { delayAfter, type Patience } from '../domain/delay';
import { networkOf } from '../domain/network';
import { createCounter, keyOf, refuseFor } from './limits';

interface Attempt {
  email: string;
  address: string;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
const KNOWN_FOR = 90 * DAY;
const UNLIMITED = 2_000_000_000;

/**
 * Three counters of failed attempts. The strict one is of an account from one network: there it hinders nobody else. The other
 * two slow down who tries from many networks, or many accounts. They do not count for a network that has signed in to the
 * account before, nor after a password reset, so nobody can lock an owner out.
 */
const PATIENCE = {
  pair: { free: 5, longestSeconds: 300, window: DAY },
  account: { free: 50, longestSeconds: 30, window: HOUR },
  network: { free: 50, longestSeconds: 60, window: HOUR },
} satisfies Record<string, Patience & { window: number }>;

type Scope = keyof typeof PATIENCE;

const loginThrottle = ({ strapi }: { strapi: Core.Strapi }) => {
  const known = createCounter(strapi, 'login-known', UNLIMITED, KNOWN_FOR);
  const turn = createCounter(strapi, 'login-turn', 1, 1);
  const failures = Object.fromEntries(
    Object.entries(PATIENCE).map(([scope, { window }]) => [
      scope,
      createCounter(strapi, `login-${scope}`, UNLIMITED, window),
    ]),
  ) as Record<Scope, ReturnType<typeof createCounter>>;

  const keysOf = ({ email, address }: Attempt): Record<Scope, string> => {
    const network = networkOf(address);
    return {
      pair: keyOf('pair', email, network),
      account: keyOf('account', email),
      network: keyOf('network', network),
    };
  };

  const scopesOf = async (keys: Record<Scope, string>): Promise<Scope[]> =>
    (await known.get(keys.pair)) ? ['pair'] : ['pair', 'account', 'network'];

  /** Nothing is counted while the wait of an earlier attempt lasts. */
  const refuseWhileWaiting = async (keys: string[]): Promise<void> => {
    const waits = await Promise.all(keys.map((key) => turn.get(key)));
    const longest = Math.max(...waits.map((wait) => wait?.msBeforeNext ?? 0));
    if (longest > 0) throw refuseFor(longest);
  };

  /** Counted before the password is looked at, so that a hundred guesses at once are a hundred guesses. */
  const takeTurn = async (scope: Scope, key: string): Promise<void> => {
    const { consumedPoints } = await failures[scope].consume(key);
    const seconds = delayAfter(consumedPoints, PATIENCE[scope]);
    if (seconds > 0) await turn.consume(key, 1, { customDuration: seconds });
  };

  return {
    /** Counts an attempt as failed until `succeeded` says otherwise; throws a 429 while it is not this one's turn. */
    async attempt(who: Attempt): Promise<void> {
      if (!environment.rateLimits) return;
      const keys = keysOf(who);
      const scopes = await scopesOf(keys);
      await refuseWhileWaiting(scopes.map((scope) => keys[scope]));
      try {
        await Promise.all(scopes.map((scope) => takeTurn(scope, keys[scope])));
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? refuseFor(refusal.msBeforeNext) : refusal;
      }
    },

    async succeeded(who: Attempt): Promise<void> {
      if (!environment.rateLimits) return;
      const { pair, account, network } = keysOf(who);
      await Promise.all([
        known.set(pair, 1, KNOWN_FOR),
        failures.pair.delete(pair),
        failures.account.delete(account),
        // One's own attempt only: an attacker with an account of his own must not clear what he did to others.
        failures.network.reward(network),
        turn.delete(pair),
        turn.delete(account),
      ]);
    },
  };
};

export default loginThrottle;
export type LoginThrottleService = ReturnType<typeof loginThrottle>;
