import { randomUUID } from 'node:crypto';
import { between, type Random, shuffled } from '../pictures/random';

const DAY = 86_400_000;
const YEARS_TOLD = 3;

/** Some moment of the last three years, more often of late. */
export const someMoment = (random: Random, now: Date): Date =>
  new Date(now.getTime() - Math.floor(random() ** 1.6 * YEARS_TOLD * 365 * DAY));

/** The columns that Strapi keeps of every record. */
export const recordColumns = (moment: Date) => ({
  document_id: randomUUID(),
  created_at: moment,
  updated_at: moment,
  published_at: moment,
});

/** Few are seen often, most seldom. */
export const someViews = (random: Random) => Math.floor(random() ** 4 * 4000);

export const some = <T>(random: Random, list: readonly T[], least: number, most: number): T[] =>
  shuffled(random, list).slice(0, Math.floor(between(random, least, most + 1)));
