import { withCommas } from '@stoa/contract';

export const formatDollars = (amount: number): string =>
  `${amount < 0 ? '−' : ''}$${withCommas(Math.abs(amount).toFixed(2))}`;
