import { allocate, prorate } from './allocate';

/** What a discount code takes off, in cents. */
export type Discount = { kind: 'PERCENT'; percent: number } | { kind: 'AMOUNT'; amount: number } | { kind: 'SHIPPING' };

/** With up to two decimal places. */
const WHOLE_PERCENT = 10_000;

const offGoods = (discount: Discount, goods: number): number => {
  if (discount.kind === 'PERCENT') return prorate(goods, Math.round(discount.percent * 100), WHOLE_PERCENT);
  return discount.kind === 'AMOUNT' ? Math.min(discount.amount, goods) : 0;
};

/** What is taken off each line. Lines that the code isn't for keep their price. */
export const lineDiscounts = (
  discount: Discount | null,
  lines: readonly { total: number; discounted: boolean }[],
): number[] => {
  const weights = lines.map(({ total, discounted }) => (discounted ? total : 0));
  if (!discount) return weights.map(() => 0);
  const goods = weights.reduce((sum, weight) => sum + weight, 0);
  return allocate(offGoods(discount, goods), weights);
};
