import { gotOf, missingToGet } from './buy-x-get-y';
import type { DiscountValue } from './discount';

/** What a discount does, for what, and from when on. Amounts in cents. */
export interface DiscountRule {
  discount: DiscountValue;
  /** Of all goods, before discounts. */
  minimum: number | null;
  /** Of what it is for. */
  minimumQuantity: number | null;
  /** What it is for, or what has to be bought. Both empty: everything. */
  categoryIds: readonly number[];
  itemIds: readonly number[];
  /** What they get, if it isn't the same. */
  getCategoryIds: readonly number[];
  getItemIds: readonly number[];
}

export interface RuledLine {
  itemId: number | null;
  categoryId: number | null;
  unitPrice: number;
  quantity: number;
}

/** Why a discount does nothing. `count`: how many more it takes. */
export type Unmet =
  | { why: 'MINIMUM' | 'NOT_SHIPPED' | 'NOT_FOR_THESE' }
  | { why: 'MINIMUM_QUANTITY' | 'BUY_MORE'; count: number };

type Thing = Pick<RuledLine, 'itemId' | 'categoryId'>;

const isAmong = ({ itemId, categoryId }: Thing, categoryIds: readonly number[], itemIds: readonly number[]): boolean =>
  categoryIds.length + itemIds.length === 0 ||
  (itemId !== null && itemIds.includes(itemId)) ||
  (categoryId !== null && categoryIds.includes(categoryId));

/** What a discount does with something: takes off its price, or counts it as bought. */
export const partOf = (
  { discount, categoryIds, itemIds, getCategoryIds, getItemIds }: DiscountRule,
  thing: Thing,
): { discounted: boolean; bought: boolean } => {
  const bought = isAmong(thing, categoryIds, itemIds);
  const getsSame = discount.kind !== 'BUY_X_GET_Y' || getCategoryIds.length + getItemIds.length === 0;
  return { bought, discounted: getsSame ? bought : isAmong(thing, getCategoryIds, getItemIds) };
};

/** Null: the discount counts. */
export const unmetBy = (rule: DiscountRule, lines: readonly RuledLine[], isShipped: boolean): Unmet | null => {
  const { discount, minimum, minimumQuantity } = rule;
  const subtotal = lines.reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
  if (minimum !== null && subtotal < minimum) return { why: 'MINIMUM' };
  if (discount.kind === 'SHIPPING' && !isShipped) return { why: 'NOT_SHIPPED' };
  const counted = lines.map((line) => ({ ...line, ...partOf(rule, line) }));
  const fitting = counted.filter(({ discounted, bought }) => discounted || bought);
  if (fitting.length === 0) return { why: 'NOT_FOR_THESE' };
  if (discount.kind === 'BUY_X_GET_Y')
    return gotOf(discount, counted).some((count) => count > 0)
      ? null
      : { why: 'BUY_MORE', count: missingToGet(discount, counted) };
  const quantity = fitting.reduce((sum, line) => sum + line.quantity, 0);
  return minimumQuantity !== null && quantity < minimumQuantity
    ? { why: 'MINIMUM_QUANTITY', count: minimumQuantity - quantity }
    : null;
};
