import { createHmac } from 'node:crypto';

export interface Visitor {
  address: string;
  userAgent: string;
}

/**
 * Tells one visitor from another for one day and no longer: the day is part of what is hashed, so nobody can be
 * followed from day to day, and without the secret no address can be tried against the stored mark.
 */
export const visitorMark = (secret: string, day: string, { address, userAgent }: Visitor): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['visit', day, address, userAgent]))
    .digest('hex')
    .slice(0, 32);

// Cubot makes telephones.
const ROBOTS =
  /(?<!cu)bots?\b|crawl|spider|slurp|archiver|preview|externalhit|monitor|uptime|pingdom|lighthouse|scrapy/i;

/** The robots that say so. */
export const isRobot = (userAgent: string): boolean => ROBOTS.test(userAgent);
