import { counted } from '@stoa/contract';

/** The first failures are free, then each one doubles the wait, up to the maximum. */
export interface DelayRule {
  free: number;
  longestSeconds: number;
}

export const delayAfter = (failures: number, { free, longestSeconds }: DelayRule): number =>
  failures < free ? 0 : Math.min(2 ** Math.min(failures - free, 30), longestSeconds);

const UNITS: [name: string, seconds: number][] = [
  ['hour', 3600],
  ['minute', 60],
];

/** 90 → '2 minutes'. Rounded up, so waiting as told is always enough. */
export const formatDelay = (seconds: number): string => {
  const [unit, size] = UNITS.find(([, size]) => seconds > size) ?? ['second', 1];
  return counted(Math.ceil(seconds / size), unit);
};
