import { type CreateDiscountInput, type DiscountEstimate, type EnteredCode, fromCents, toCents } from '@stoa/contract';
import { type Context, services } from '../../../services';
import { checkedCode } from './applicable';
import { ruleOf } from './discount-value';
import { selectCollections } from './discounted-collections';
import { estimateDiscount } from './estimate';
import { type PastOrder, readPastOrders } from './past-orders';
import { selectDiscounts } from './select-discounts';

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
    collectionIds: input.collections,
    itemIds: input.items,
    getCategoryIds: input.getCategories,
    getCollectionIds: input.getCollections,
    getItemIds: input.getItems,
  });

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;

  const withCollections = async (
    orders: readonly PastOrder[],
    { collections, getCollections }: CreateDiscountInput,
  ) => {
    const ids = [...collections, ...getCollections];
    const named = ids.length > 0 ? await selectCollections(sql).where('collections.id', 'in', ids).execute() : [];
    const itemIds = new Set(orders.flatMap(({ lines }) => lines.flatMap(({ itemId }) => itemId ?? [])));
    const found = await services(strapi).marketplace.collections.of(sql, named, [...itemIds]);
    return orders.map((order) => ({
      ...order,
      lines: order.lines.map((line) => ({ ...line, collectionIds: found.get(line.itemId ?? 0) ?? [] })),
    }));
  };

  return {
    async isAnyAutomatic(): Promise<boolean> {
      const found = await selectDiscounts(sql, { code: null, email: null }).limit(1).execute();
      return found.length > 0;
    },

    /** How often a person used it isn't looked at: nobody knows yet who they are. */
    check: async (code: string): Promise<EnteredCode> =>
      checkedCode(await selectDiscounts(sql, { code, email: null }).execute(), code),

    /** Changes nothing. Dates don't count: it's about what it would have cost then. */
    async estimate(input: CreateDiscountInput): Promise<DiscountEstimate> {
      const found = await readPastOrders(sql, { days: DAYS, most: MOST + 1 });
      const orders = await withCollections(found.slice(0, MOST).reverse(), input);
      const { discounted, cost } = estimateDiscount(ruleIn(input), input, orders);
      return { days: DAYS, orders: orders.length, isCapped: found.length > MOST, discounted, cost: fromCents(cost) };
    },
  };
};
