import { createHash } from 'node:crypto';
import type { Core } from '@strapi/strapi';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { RATE_LIMIT_TABLE } from '../../../database/rate-limit-table';
import { environment } from '../../../environment';
import { tooManyRequests } from '../../../http/problem';
import { inWords } from '../domain/delay';
import { networkOf } from '../domain/network';

const HOUR = 3600;

/** How often one client may do what costs us mails, rows or a slow hash. */
const LIMITS = {
  register: { points: 20, duration: HOUR },
  'forgot-password': { points: 10, duration: HOUR },
  'reset-password': { points: 20, duration: HOUR },
  'submit-form': { points: 10, duration: HOUR },
  'count-view': { points: 600, duration: HOUR },
} as const;

/** How often mails to reset a password may be asked for one account, existing or not, from anywhere. */
const RESETS_OF_ONE_ACCOUNT = { points: 5, duration: HOUR };

export const createCounter = (strapi: Core.Strapi, keyPrefix: string, points: number, duration: number) =>
  new RateLimiterPostgres({
    storeClient: strapi.db.connection,
    storeType: 'knex',
    tableName: RATE_LIMIT_TABLE,
    tableCreated: true,
    keyPrefix,
    points,
    duration,
    // They all share the table: one of them clears what is over.
    clearExpiredByTimeout: keyPrefix === 'register',
  });

/** Short, and silent about whose it is. */
export const keyOf = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url');

export const refuseFor = (milliseconds: number) => {
  const seconds = Math.max(1, Math.ceil(milliseconds / 1000));
  return tooManyRequests(`Too many attempts. Please try again in ${inWords(seconds)}`, seconds);
};

const limits = ({ strapi }: { strapi: Core.Strapi }) => {
  const counters = new Map(
    Object.entries({ ...LIMITS, 'reset-of-account': RESETS_OF_ONE_ACCOUNT }).map(([name, { points, duration }]) => [
      name,
      createCounter(strapi, name, points, duration),
    ]),
  );

  /** How long to wait, in milliseconds, when it was one too many. */
  const take = async (name: string, key: string): Promise<number | undefined> => {
    if (!environment.rateLimits) return undefined;
    try {
      await counters.get(name)?.consume(key);
      return undefined;
    } catch (refusal) {
      if (refusal instanceof RateLimiterRes) return refusal.msBeforeNext;
      throw refusal;
    }
  };

  const consume = async (name: string, key: string): Promise<void> => {
    const wait = await take(name, key);
    if (wait !== undefined) throw refuseFor(wait);
  };

  return {
    /** Counts one `action` of the client at `address`; throws a 429 when it was one too many. */
    consume: (action: keyof typeof LIMITS, address: string) => consume(action, keyOf(networkOf(address))),

    /** The same for what is left out in silence: false when it was one too many. */
    allows: async (action: keyof typeof LIMITS, address: string): Promise<boolean> =>
      (await take(action, keyOf(networkOf(address)))) === undefined,

    consumeReset: (email: string) => consume('reset-of-account', keyOf(email)),
  };
};

export default limits;
export type LimitsService = ReturnType<typeof limits>;
