import { RateLimiterRes } from 'rate-limiter-flexible';
import { environment } from '../../../environment';
import { logins } from '../../../monitoring/metrics';
import type { Context } from '../../../services';
import { type DelayRule, delayAfter } from '../domain/delay';
import { networkOf } from '../domain/network';
import { createCounter, keyOf, refuseFor } from './limits';

interface Attempt {
  email: string;
  address: string;
}

const HOUR = 3600;
const DAY = 24 * HOUR;
const TRUSTED_FOR = 90 * DAY;
const UNLIMITED = 2_000_000_000;

/**
 * Three counters of failed attempts. The strict one is per account and network, so it affects no one else. The other two slow
 * down attacks from many networks or on many accounts. They skip networks that have signed in to the account before or just reset
 * its password, so no one can lock out an owner.
 */
const DELAYS = {
  pair: { free: 5, longestSeconds: 300, window: DAY },
  account: { free: 50, longestSeconds: 30, window: HOUR },
  network: { free: 50, longestSeconds: 60, window: HOUR },
} satisfies Record<string, DelayRule & { window: number }>;

type Scope = keyof typeof DELAYS;

const refuse = (milliseconds: number) => {
  logins.inc({ outcome: 'refused' });
  return refuseFor(milliseconds);
};

export default ({ strapi }: Context) => {
  const trusted = createCounter(strapi, 'login-known', UNLIMITED, TRUSTED_FOR);
  const turn = createCounter(strapi, 'login-turn', 1, 1);
  const failures = Object.fromEntries(
    Object.entries(DELAYS).map(([scope, { window }]) => [
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
    (await trusted.get(keys.pair)) ? ['pair'] : ['pair', 'account', 'network'];

  /** Attempts made during a wait aren't counted. */
  const refuseWhileWaiting = async (keys: string[]): Promise<void> => {
    const waits = await Promise.all(keys.map((key) => turn.get(key)));
    const longest = Math.max(...waits.map((wait) => wait?.msBeforeNext ?? 0));
    if (longest > 0) throw refuse(longest);
  };

  /** Counts before checking the password, so a hundred simultaneous guesses count as a hundred. */
  const takeTurn = async (scope: Scope, key: string): Promise<void> => {
    const { consumedPoints } = await failures[scope].consume(key);
    const seconds = delayAfter(consumedPoints, DELAYS[scope]);
    if (seconds > 0) await turn.consume(key, 1, { customDuration: seconds });
  };

  return {
    /** Whether somebody has signed in to the account from this network before. */
    isKnown: async (who: Attempt): Promise<boolean> => (await trusted.get(keysOf(who).pair)) !== null,

    /** Counts an attempt as failed until `succeeded` is called; throws a 429 if the client still has to wait. */
    async attempt(who: Attempt): Promise<void> {
      logins.inc({ outcome: 'attempted' });
      if (!environment.rateLimits) return;
      const keys = keysOf(who);
      const scopes = await scopesOf(keys);
      await refuseWhileWaiting(scopes.map((scope) => keys[scope]));
      try {
        await Promise.all(scopes.map((scope) => takeTurn(scope, keys[scope])));
      } catch (refusal) {
        throw refusal instanceof RateLimiterRes ? refuse(refusal.msBeforeNext) : refusal;
      }
    },

    async succeeded(who: Attempt): Promise<void> {
      logins.inc({ outcome: 'succeeded' });
      if (!environment.rateLimits) return;
      const { pair, account, network } = keysOf(who);
      await Promise.all([
        trusted.set(pair, 1, TRUSTED_FOR),
        failures.pair.delete(pair),
        failures.account.delete(account),
        // Takes back only this attempt: an attacker mustn't clear failures on other accounts by signing in to their own.
        failures.network.reward(network),
        turn.delete(pair),
        turn.delete(account),
      ]);
    },
  };
};
