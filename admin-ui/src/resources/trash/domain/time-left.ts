const DAY_MS = 86_400_000;
const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' });

/** 'in 30 days', 'tomorrow', 'today'. */
export const timeLeft = (until: string, now: Date = new Date()): string =>
  words.format(Math.max(0, Math.round((Date.parse(until) - now.getTime()) / DAY_MS)), 'day');
