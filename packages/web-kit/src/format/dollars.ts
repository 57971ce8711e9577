import { withCommas } from './count';

export const formatDollars = (amount: number): string => `$${withCommas(amount.toFixed(2))}`;
