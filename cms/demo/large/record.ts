import { randomUUID } from 'node:crypto';
import { between, type Random, shuffled } from '../random';

const DAY = 86_400_000;
const YEARS_TOLD = 3;

/** A moment within the last three years, more likely a recent one. */
export const someMoment = (random: Random, now: Date): Date =>
  new Date(now.getTime() - Math.floor(random() ** 1.6 * YEARS_TOLD * 365 * DAY));

/** The columns Strapi keeps for every record. */
export const recordColumns = (moment: Date) => ({
  document_id: randomUUID(),
  created_at: moment,
  updated_at: moment,
  published_at: moment,
});

/** A few records get many views; most get few. */
export const someViews = (random: Random) => Math.floor(random() ** 4 * 4000);

export const some = <T>(random: Random, list: readonly T[], least: number, most: number): T[] =>
  shuffled(random, list).slice(0, Math.floor(between(random, least, most + 1)));
