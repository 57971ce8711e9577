import type { LineProblem } from '@stoa/contract';

const WORDS: Record<LineProblem, (left: number | null) => string> = {
  GONE: () => 'No longer available',
  OPEN_PRICE: () => 'No fixed price',
  CHOOSE: () => 'Choose an option',
  UNAVAILABLE: (left) => (left === 0 ? 'Sold out' : 'Can’t be bought right now'),
  TOO_FEW: (left) => `Only ${left} left`,
};

export const problemInWords = (problem: LineProblem, left: number | null): string => WORDS[problem](left);
