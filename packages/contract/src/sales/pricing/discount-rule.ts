import { gotOf, missingToGet } from './buy-x-get-y';
import type { DiscountValue } from './discount';

/** What a discount does, for what, and from when on. Amounts in cents. */
export interface DiscountRule {
  discount: DiscountValue;
  /** Of all goods, before discounts. */
  minimum: number | null;
  /** Of what it is for. */
  minimumQuantity: number | null;
  /** What it is for, or what has to be bought. All empty: everything. */
  categoryIds: readonly number[];
  collectionIds: readonly number[];
  itemIds: readonly number[];
  /** What they get, if it isn't the same. */
  getCategoryIds: readonly number[];
  getCollectionIds: readonly number[];
  getItemIds: readonly number[];
}

export interface RuledLine {
  itemId: number | null;
  categoryId: number | null;
  /** Those of the rule that it's in. */
  collectionIds: readonly number[];
  unitPrice: number;
  quantity: number;
}

/** Why a discount does nothing. `count`: how many more it takes. */
export type Unmet =
  | { why: 'MINIMUM' | 'NOT_SHIPPED' | 'NOT_FOR_THESE' }
  | { why: 'MINIMUM_QUANTITY' | 'BUY_MORE'; count: number };

type Thing = Pick<RuledLine, 'itemId' | 'categoryId' | 'collectionIds'>;

/** What a rule names. */
type Scope = Pick<DiscountRule, 'categoryIds' | 'collectionIds' | 'itemIds'>;

const isEverything = ({ categoryIds, collectionIds, itemIds }: Scope): boolean =>
  categoryIds.length + collectionIds.length + itemIds.length === 0;

const isAmong = (thing: Thing, scope: Scope): boolean =>
  isEverything(scope) ||
  (thing.itemId !== null && scope.itemIds.includes(thing.itemId)) ||
  (thing.categoryId !== null && scope.categoryIds.includes(thing.categoryId)) ||
  thing.collectionIds.some((id) => scope.collectionIds.includes(id));

/** What a discount does with something: takes off its price, or counts it as bought. */
export const partOf = (rule: DiscountRule, thing: Thing): { discounted: boolean; bought: boolean } => {
  const bought = isAmong(thing, rule);
  const got = { categoryIds: rule.getCategoryIds, collectionIds: rule.getCollectionIds, itemIds: rule.getItemIds };
  const getsSame = rule.discount.kind !== 'BUY_X_GET_Y' || isEverything(got);
  return { bought, discounted: getsSame ? bought : isAmong(thing, got) };
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
