const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

const UNITS: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** As people say it: 5 minutes ago, 1 day ago, 3 months ago. */
export const timeAgo = (time: string, now: Date): string => {
  const seconds = (Date.parse(time) - now.getTime()) / 1000;
  const [unit, length] = UNITS.find(([, length]) => Math.abs(seconds) >= length) ?? ['minute', 0];
  return length === 0 ? 'just now' : words.format(Math.trunc(seconds / length), unit);
};
