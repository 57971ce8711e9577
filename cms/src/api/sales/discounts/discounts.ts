import { type CreateDiscountInput, type DiscountEstimate, fromCents, toCents } from '@stoa/contract';
import type { Context } from '../../../services';
import { takesTestPayments } from '../payments/payment-methods';
import { ruleOf } from './discount-value';
import { estimateDiscount } from './estimate';
import { readPastOrders } from './past-orders';

const DAYS = 30;
/** Enough to judge by, and few enough to calculate while somebody types. */
const MOST = 5_000;

const inCents = (amount: number | null | undefined): number | null => (amount ? toCents(amount) : null);

const ruleIn = (input: CreateDiscountInput) =>
  ruleOf({
    kind: input.kind,
    percent: input.percent ?? null,
    amount: inCents(input.amount),
    buyQuantity: input.buyQuantity ?? null,
    getQuantity: input.getQuantity ?? null,
    usesPerOrder: input.usesPerOrder,
    minimum: inCents(input.minimum),
    minimumQuantity: input.minimumQuantity,
    categoryIds: input.categories,
    itemIds: input.items,
    getCategoryIds: input.getCategories,
    getItemIds: input.getItems,
  });

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  return {
    /** Changes nothing. Dates don't count: it's about what it would have cost then. */
    async estimate(input: CreateDiscountInput): Promise<DiscountEstimate> {
      const found = await readPastOrders(sql, { days: DAYS, most: MOST + 1, countsTests: takesTestPayments() });
      const orders = found.slice(0, MOST).reverse();
      const { discounted, cost } = estimateDiscount(ruleIn(input), input, orders);
      return { days: DAYS, orders: orders.length, isCapped: found.length > MOST, discounted, cost: fromCents(cost) };
    },
  };
};
