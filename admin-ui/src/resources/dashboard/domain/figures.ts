import type { DailyFigures } from '@stoa/contract';

export const FIGURES: { figure: Exclude<keyof DailyFigures, 'day'>; label: string }[] = [
  { figure: 'views', label: 'Views' },
  { figure: 'submissions', label: 'Messages' },
  { figure: 'users', label: 'New users' },
];
