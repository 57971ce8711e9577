import { allocate, prorate } from './allocate';
import { type BuyXGetY, type CountedLine, gotOf } from './buy-x-get-y';

/** What a discount takes off, in cents. */
export type DiscountValue =
  | { kind: 'PERCENT'; percent: number }
  | { kind: 'AMOUNT'; amount: number }
  | { kind: 'SHIPPING' }
  | BuyXGetY;

/** With up to two decimal places. */
const WHOLE_PERCENT = 10_000;

const shareOf = (goods: number, percent: number): number => prorate(goods, Math.round(percent * 100), WHOLE_PERCENT);

const offGoods = (discount: DiscountValue, goods: number): number => {
  if (discount.kind === 'AMOUNT') return Math.min(discount.amount, goods);
  return discount.kind === 'SHIPPING' ? 0 : shareOf(goods, discount.percent);
};

const discountedGoods = (discount: DiscountValue, lines: readonly CountedLine[]): number[] => {
  const counts =
    discount.kind === 'BUY_X_GET_Y'
      ? gotOf(discount, lines)
      : lines.map(({ quantity, discounted }) => (discounted ? quantity : 0));
  return lines.map(({ unitPrice }, place) => unitPrice * (counts[place] ?? 0));
};

/** What is taken off each line. Lines that the discount isn't for keep their price. */
export const lineDiscounts = (discount: DiscountValue | null, lines: readonly CountedLine[]): number[] => {
  if (!discount) return lines.map(() => 0);
  const weights = discountedGoods(discount, lines);
  const goods = weights.reduce((sum, weight) => sum + weight, 0);
  return allocate(offGoods(discount, goods), weights);
};
