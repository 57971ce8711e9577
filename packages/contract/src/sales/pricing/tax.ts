import { prorate } from './allocate';

/** A rate as shoppers and invoices read it: 'Sales tax 8.875%'. */
export interface TaxRate {
  name: string;
  /** With up to three decimal places. */
  percent: number;
}

const WHOLE = 100_000;

const thousandths = (percent: number): number => Math.round(percent * 1000);

/** The tax within an amount, or on top of it. */
export const taxOn = (amount: number, rate: TaxRate | null, included: boolean): number => {
  if (!rate) return 0;
  const share = thousandths(rate.percent);
  return prorate(amount, share, included ? WHOLE + share : WHOLE);
};
