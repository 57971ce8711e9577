const DAY_MS = 24 * 60 * 60 * 1000;

/** Days are those of UTC, as in all figures. */
export const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
export const dayAfter = (day: string): Date => new Date(startOf(day).getTime() + DAY_MS);
