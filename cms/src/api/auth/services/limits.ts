import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { environment } from '../../../environment';
import { tooManyRequests } from '../../../http/problem';
import { keyedHash } from '../../../security/keyed-hash';
import { type Context, services } from '../../../services';
import { formatDelay } from '../domain/delay';
import { networkOf } from '../domain/network';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Limits how often one client may do what costs us emails, rows, or a slow hash. */
export interface Limit {
  name: string;
  points: number;
  duration: number;
}

/**
 * How often password reset emails can be requested for one account, existing or not. What one network asks for keeps nobody else
 * from it; all of them together can’t flood the inbox, except those that have signed in to the account.
 */
const RESETS_FROM_ONE_NETWORK: Limit[] = [
  { name: 'reset-of-account', points: 5, duration: HOUR },
  { name: 'reset-of-account-daily', points: 10, duration: DAY },
];
const RESETS_OF_ONE_ACCOUNT: Limit = { name: 'resets-of-account', points: 50, duration: DAY };

const AVATARS_OF_ONE_ACCOUNT: Limit = { name: 'avatar', points: 20, duration: HOUR };

export const createCounter = (strapi: Core.Strapi, keyPrefix: string, points: number, duration: number) =>
  new RateLimiterPostgres({
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration,
    // All counters share one table, which housekeeping clears (`prune`).
    clearExpiredByTimeout: false,
  });

/** Short, and doesn't reveal whose key it is. */
export const keyOf = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url');

const keyOfName = (name: string, address?: string): string =>
  address === undefined ? keyOf(name) : keyOf(name, networkOf(address));

export const refuseFor = (milliseconds: number) => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return tooManyRequests(`Too many attempts. Please try again in ${formatDelay(seconds)}`, seconds);
};

export default ({ strapi }: Context) => {
  const counters = new Map<string, RateLimiterPostgres>();
  const counterOf = ({ name, points, duration }: Limit): RateLimiterPostgres => {
    const counter = counters.get(name) ?? createCounter(strapi, name, points, duration);
    counters.set(name, counter);
    return counter;
  };

  /** Returns the wait in milliseconds if the limit is exceeded. */
  const take = async (limit: Limit, key: string): Promise<number | undefined> => {
    if (!environment.rateLimits) return undefined;
    try {
      await counterOf(limit).consume(key);
      return undefined;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
      throw refusal;
    }
  };

  const consume = async (limit: Limit, key: string): Promise<void> => {
    const wait = await take(limit, key);
    if (wait !== undefined) throw refuseFor(wait);
  };

  const giveBack = async (limit: Limit, key: string): Promise<void> => {
    if (environment.rateLimits) await counterOf(limit).reward(key);
  };

  return {
    /** Tells one client from others without saying where it is. */
    networkHash: (address: string): string => keyedHash(environment.secrets.jwt, 'network', networkOf(address)),

    /** Throws a 429 if the limit was exceeded before, and counts nothing. */
    async require(limit: Limit, address: string): Promise<void> {
      if (!environment.rateLimits) return;
      const taken = await counterOf(limit).get(keyOf(networkOf(address)));
      if (taken && taken.consumedPoints >= limit.points) throw refuseFor(taken.msBeforeNext);
    },

    /** Counts one more call for the client at `address`; throws a 429 if the limit is exceeded. */
    consume: (limit: Limit, address: string) => consume(limit, keyOf(networkOf(address))),

    /** Like `consume`, but for what is skipped silently: returns false if the limit is exceeded. */
    allows: async (limit: Limit, address: string): Promise<boolean> =>
      (await take(limit, keyOf(networkOf(address)))) === undefined,

    /** Like `consume`, but for whoever or whatever is named: from any client, or from the one at `address`. */
    consumeOf: (limit: Limit, name: string, address?: string) => consume(limit, keyOfName(name, address)),

    /** Like `consumeOf`, but returns false if the limit is exceeded. */
    allowsOf: async (limit: Limit, name: string, address?: string): Promise<boolean> =>
      (await take(limit, keyOfName(name, address))) === undefined,

    /** Undoes a `consume`: nothing came of the call. */
    giveBack: (limit: Limit, address: string) => giveBack(limit, keyOf(networkOf(address))),

    /** Undoes a `consumeOf`. */
    giveBackOf: (limit: Limit, name: string, address?: string) => giveBack(limit, keyOfName(name, address)),

    /** Forgets what doesn't count anymore. */
    prune: (): Promise<number> => strapi.db.connection('rate_limits').where('expire', '<', Date.now()).delete(),

    consumeAvatar: (userId: number) => consume(AVATARS_OF_ONE_ACCOUNT, keyOf(String(userId))),

    async consumeReset({ email, address }: { email: string; address: string }): Promise<void> {
      for (const limit of RESETS_FROM_ONE_NETWORK) await consume(limit, keyOfName(email, address));
      if (!environment.rateLimits || (await services(strapi).auth.loginThrottle.isKnown({ email, address }))) return;
      await consume(RESETS_OF_ONE_ACCOUNT, keyOf(email));
    },
  };
};
