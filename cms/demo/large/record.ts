import { randomUUID } from 'node:crypto';
import { between, type Random, shuffled } from '../random';

const DAY = 86_400_000;
const YEARS_TOLD = 3;

/** From the time before the demo shop's own records, which the newest-first lists open with. */
export interface Ages {
  /** Days. */
  youngest: number;
  /** How many records share the time. */
  records: number;
}

/** A record is older than the one before it. There are more young ones than old ones. */
export const momentOf = (number: number, random: Random, { youngest, records }: Ages, now: Date): Date => {
  const place = Math.min(1, (number - random()) / records);
  return new Date(now.getTime() - (youngest + place ** 1.6 * YEARS_TOLD * 365) * DAY);
};

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
