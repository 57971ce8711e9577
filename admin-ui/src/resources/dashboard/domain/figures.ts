import type { DailyFigures } from '@stoa/contract';

/** What is told of each day, in the words of the panel. */
export const FIGURES: { figure: Exclude<keyof DailyFigures, 'day'>; label: string }[] = [
  { figure: 'views', label: 'Views' },
  { figure: 'submissions', label: 'Messages' },
  { figure: 'users', label: 'New users' },
];
