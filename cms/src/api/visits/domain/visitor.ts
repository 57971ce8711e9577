import { createHmac } from 'node:crypto';

export interface Visitor {
  address: string;
  userAgent: string;
}

/**
 * Tells visitors apart for one day only. The day is part of the hash, so visitors can't be tracked across days, and without the
 * secret no address can be tested against the stored mark.
 */
export const visitorMark = (secret: string, day: string, { address, userAgent }: Visitor): string =>
  createHmac('sha256', secret)
    .update(JSON.stringify(['visit', day, address, userAgent]))
    .digest('hex')
    .slice(0, 32);

// Cubot is a phone brand.
const ROBOTS =
  /(?<!cu)bots?\b|crawl|spider|slurp|archiver|preview|externalhit|monitor|uptime|pingdom|lighthouse|scrapy/i;

/** Only robots that identify themselves. */
export const isRobot = (userAgent: string): boolean => ROBOTS.test(userAgent);
