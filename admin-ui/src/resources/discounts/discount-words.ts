import {
  type Discount,
  type DiscountEstimate,
  discountSentence,
  formatCount,
  type MarketplaceCategory,
} from '@stoa/contract';
import { formatDate, formatDollars } from '@stoa/web-kit';
import type { DiscountValues } from './discount-fields';
import { toInput } from './discount-fields';

type Categories = readonly Pick<MarketplaceCategory, 'id' | 'name'>[];

const categoryNames = (ids: readonly number[], categories: Categories): string[] =>
  ids.map((id) => categories.find((category) => category.id === id)?.name ?? 'a deleted category');

const titles = (items: readonly { title: string }[]): string[] => items.map(({ title }) => title);

/** What a discount does. */
export const formatDiscount = (discount: Discount, categories: Categories): string =>
  discountSentence(discount, {
    categories: categoryNames(discount.categories, categories),
    collections: titles(discount.collections),
    items: titles(discount.items),
    getCategories: categoryNames(discount.getCategories, categories),
    getCollections: titles(discount.getCollections),
    getItems: titles(discount.getItems),
    formatDay: formatDate,
  });

/** What is no number isn't said. */
const numberIn = (typed: string | number | null): number | null => (typeof typed === 'number' ? typed : null);

/** What one does as it’s typed, once it’s enough to do something. */
export const formatTyped = (values: DiscountValues, categories: Categories): string | null => {
  const { kind, startsAt, endsAt, ...input } = toInput(values);
  const typed = {
    kind,
    startsAt: startsAt || null,
    endsAt: endsAt || null,
    percent: numberIn(input.percent),
    amount: numberIn(input.amount),
    buyQuantity: numberIn(input.buyQuantity),
    getQuantity: numberIn(input.getQuantity),
    usesPerOrder: numberIn(input.usesPerOrder),
    minimum: numberIn(input.minimum),
    minimumQuantity: numberIn(input.minimumQuantity),
    usageLimit: numberIn(input.usageLimit),
    usageLimitPerCustomer: numberIn(input.usageLimitPerCustomer),
  };
  const hasValue = kind === 'SHIPPING' || (typed.percent ?? typed.amount ?? 0) > 0;
  const hasCounts = kind !== 'BUY_X_GET_Y' || Boolean(typed.buyQuantity && typed.getQuantity);
  if (!hasValue || !hasCounts) return null;
  return discountSentence(typed, {
    categories: categoryNames(input.categories, categories),
    collections: titles(values.collections),
    items: titles(values.items),
    getCategories: categoryNames(input.getCategories, categories),
    getCollections: kind === 'BUY_X_GET_Y' ? titles(values.getCollections) : [],
    getItems: kind === 'BUY_X_GET_Y' ? titles(values.getItems) : [],
    formatDay: formatDate,
  });
};

/** What it would have cost, and what that assumes. */
export const formatEstimate = ({ days, orders, isCapped, discounted, cost }: DiscountEstimate): string => {
  if (orders === 0) return `No orders were paid in the last ${days} days, so there’s nothing to compare with.`;
  const all = isCapped ? `your latest ${formatCount(orders)} orders` : formatCount(orders);
  if (discounted === 0)
    return `In the last ${days} days, it wouldn’t have applied to any of ${isCapped ? all : `${all} orders`}.`;
  return (
    `In the last ${days} days, it would have applied to ${formatCount(discounted)} of ${all}${isCapped ? '' : orders === 1 ? ' order' : ' orders'} ` +
    `and cost ${formatDollars(cost)}, if customers had ordered the same.`
  );
};

export const formatUses = ({ uses, usageLimit }: Pick<Discount, 'uses' | 'usageLimit'>): string =>
  usageLimit === null ? formatCount(uses) : `${formatCount(uses)} of ${formatCount(usageLimit)}`;

export const formatPeriod = ({ startsAt, endsAt }: Pick<Discount, 'startsAt' | 'endsAt'>): string => {
  if (startsAt && endsAt) return `${formatDate(startsAt)} to ${formatDate(endsAt)}`;
  if (startsAt) return `From ${formatDate(startsAt)}`;
  return endsAt ? `Until ${formatDate(endsAt)}` : 'Always';
};

type Typed<Field extends keyof DiscountValues> = Pick<DiscountValues, Field>;

/** What is typed may be meant, so it's only told. */
export const minimumHelp = ({ kind, amount, minimum }: Typed<'kind' | 'amount' | 'minimum'>): string =>
  kind === 'AMOUNT' && minimum !== '' && Number(amount) > Number(minimum)
    ? `This is more than the minimum order, so an order of ${formatDollars(Number(minimum))} would be free.`
    : 'Optional. The subtotal before discounts.';

export const endHelp = ({ endsAt }: Typed<'endsAt'>, now = Date.now()): string =>
  Date.parse(endsAt) < now ? 'That’s in the past, so no one gets the discount.' : 'Optional.';
