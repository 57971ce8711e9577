/** Days as YYYY-MM-DD: they sort as text. They are counted in UTC, where daylight saving makes none longer than another. */
import { clockAt, momentAt } from './time-zones';

const DAY = 86_400_000;

const dayOfClock = (clock: number): string => new Date(clock).toISOString().slice(0, 10);

/** The day that a moment belongs to in a time zone. */
export const dayOf = (moment: Date, zone: string): string => dayOfClock(clockAt(moment.getTime(), zone));

/** The first moment of a day: not always midnight, which some zones skip when their clocks change. */
export const startOfDay = (day: string, zone: string): Date => new Date(momentAt(Date.parse(day), zone));

/** Whether the day exists in the calendar; 2026-02-30 doesn't. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^[1-9]\d{3}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  dayOfClock(Date.parse(text)) === text;

export const addDays = (day: string, days: number): string => dayOfClock(Date.parse(day) + days * DAY);

/** 1 for consecutive days. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;
