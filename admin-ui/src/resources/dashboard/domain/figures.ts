import type { DailyFigures } from '@stoa/contract';

/** The daily figures and their labels. */
export const FIGURES: { figure: Exclude<keyof DailyFigures, 'day'>; label: string }[] = [
  { figure: 'views', label: 'Views' },
  { figure: 'submissions', label: 'Messages' },
  { figure: 'users', label: 'New users' },
];
