import { counted, formatCount } from '../../count';
import { formatCents, toCents } from '../../money';
import type { Discount } from './discounts';

/** What a discount is for, by name. */
export interface DiscountNames {
  categories: readonly string[];
  collections: readonly string[];
  items: readonly string[];
  getCategories: readonly string[];
  getCollections: readonly string[];
  getItems: readonly string[];
  /** 'December 24, 2026' */
  formatDay: (moment: string) => string;
}

export type DescribedDiscount = Pick<
  Discount,
  | 'kind'
  | 'percent'
  | 'amount'
  | 'buyQuantity'
  | 'getQuantity'
  | 'usesPerOrder'
  | 'startsAt'
  | 'endsAt'
  | 'minimum'
  | 'minimumQuantity'
  | 'usageLimit'
  | 'usageLimitPerCustomer'
>;

const MOST_NAMED = 3;

const dollars = (amount: number): string => formatCents(toCents(amount)).replace('.00', '');

const listed = (names: readonly string[], word: 'and' | 'or'): string => {
  const rest = names.length - MOST_NAMED;
  const named = rest > 1 ? [...names.slice(0, MOST_NAMED), `${rest} more`] : names;
  if (named.length < 3) return named.join(` ${word} `);
  return `${named.slice(0, -1).join(', ')}, ${word} ${named.at(-1)}`;
};

/** 'everything in Ceramics, and Lamp' */
const allOf = (groups: readonly string[], items: readonly string[]): string => {
  const parts = [
    ...(groups.length > 0 ? [`everything in ${listed(groups, 'and')}`] : []),
    ...(items.length > 0 ? [listed(items, 'and')] : []),
  ];
  return parts.length === 0 ? 'everything' : parts.join(', and ');
};

/** 'from Ceramics' or 'of Lamp', after a number. Empty: anything. */
const someOf = (groups: readonly string[], items: readonly string[]): string => {
  const named = [...items, ...groups];
  return named.length === 0 ? '' : ` ${items.length > 0 ? 'of' : 'from'} ${listed(named, 'or')}`;
};

const formatBuyXGetY = (
  { buyQuantity, getQuantity, percent, usesPerOrder }: DescribedDiscount,
  names: DiscountNames,
): string => {
  const bought = someOf([...names.categories, ...names.collections], names.items);
  const got = someOf([...names.getCategories, ...names.getCollections], names.getItems);
  const off = percent === 100 ? 'free' : `at ${percent}% off`;
  const times =
    usesPerOrder === null
      ? ''
      : `, ${usesPerOrder === 1 ? 'once' : `up to ${formatCount(usesPerOrder)} times`} per order`;
  return `Buy ${formatCount(buyQuantity ?? 0)}${bought}, get ${formatCount(getQuantity ?? 0)}${got} ${off}${times}`;
};

const formatValue = (discount: DescribedDiscount, names: DiscountNames): string => {
  const { kind, percent, amount } = discount;
  const groups = [...names.categories, ...names.collections];
  const isForAll = groups.length + names.items.length === 0;
  const scope = allOf(groups, names.items);
  if (kind === 'BUY_X_GET_Y') return formatBuyXGetY(discount, names);
  if (kind === 'SHIPPING')
    return isForAll ? 'Free shipping' : `Free shipping with ${listed([...groups, ...names.items], 'or')}`;
  return kind === 'PERCENT' ? `${percent}% off ${scope}` : `${dollars(amount ?? 0)} off ${scope}`;
};

const limitsOf = ({ usageLimit, usageLimitPerCustomer: each }: DescribedDiscount): string[] => [
  ...(each === null ? [] : [each === 1 ? 'once per customer' : `up to ${formatCount(each)} times per customer`]),
  ...(usageLimit === null
    ? []
    : [usageLimit === 1 ? 'for one order' : `for the first ${counted(usageLimit, 'order')}`]),
];

const periodOf = ({ startsAt, endsAt }: DescribedDiscount, formatDay: DiscountNames['formatDay']): string[] => {
  const period = [
    ...(startsAt ? [`from ${formatDay(startsAt)}`] : []),
    ...(endsAt ? [`until ${formatDay(endsAt)}`] : []),
  ];
  return period.length > 0 ? [period.join(' ')] : [];
};

/** What a discount does, as one would say it: '20% off everything in Ceramics from $50, once per customer'. */
export const discountSentence = (discount: DescribedDiscount, names: DiscountNames): string => {
  const { kind, minimum, minimumQuantity } = discount;
  const least = [
    ...(minimum ? [`on orders from ${dollars(minimum)}`] : []),
    ...(kind !== 'BUY_X_GET_Y' && minimumQuantity && minimumQuantity > 1
      ? [`when you buy ${formatCount(minimumQuantity)} or more`]
      : []),
  ];
  const start = [formatValue(discount, names), ...least].join(' ');
  return [start, ...limitsOf(discount), ...periodOf(discount, names.formatDay)].join(', ');
};
