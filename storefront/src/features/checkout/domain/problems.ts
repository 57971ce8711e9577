import { DATE_PASSED, type LineProblem, type QuotedLine } from '@stoa/contract';

const WORDS: Record<LineProblem, (left: number | null) => string> = {
  NOT_FOUND: () => 'No longer available',
  OPEN_PRICE: () => 'Price on request',
  CHOOSE: () => 'Choose an option',
  UNAVAILABLE: (left) => (left === 0 ? 'Sold Out' : 'Not available right now'),
  TOO_FEW: (left) => `Only ${left} left`,
  PAST: () => DATE_PASSED,
};

export const formatProblem = (problem: LineProblem, left: number | null): string => WORDS[problem](left);

const SOLD_OUT: readonly (LineProblem | null)[] = ['NOT_FOUND', 'UNAVAILABLE', 'TOO_FEW', 'PAST'];

/** It can’t be had anymore, or not as many: nobody has to think about how to go on. */
export const isSoldOut = ({ problem }: Pick<QuotedLine, 'problem'>): boolean => SOLD_OUT.includes(problem);

/** How many of a line that has a problem can be bought; 0: it has to go. */
export const quantityLeft = ({ problem, left }: Pick<QuotedLine, 'problem' | 'left'>): number =>
  problem === 'TOO_FEW' ? (left ?? 0) : 0;
