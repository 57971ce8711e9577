/** Days as YYYY-MM-DD in UTC: they sort as text, and daylight saving never makes one longer than another. */
const DAY = 86_400_000;

export const dayOf = (time: Date): string => time.toISOString().slice(0, 10);

/** Whether the day exists in the calendar; 2026-02-30 doesn't. */
export const isDay = (text: unknown): text is string =>
  typeof text === 'string' &&
  /^[1-9]\d{3}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  dayOf(new Date(text)) === text;

export const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY));

/** 1 for consecutive days. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;
