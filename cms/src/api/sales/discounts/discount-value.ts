import { type DiscountKind, type DiscountRule, type DiscountValue, formatCents } from '@stoa/contract';

/** As the database keeps it, with amounts in cents. */
export interface ValueRow {
  kind: DiscountKind;
  percent: number | null;
  amount: number | null;
  buyQuantity: number | null;
  getQuantity: number | null;
  usesPerOrder: number | null;
}

/** A check of the database sees to it that what a kind needs is there. */
const discountIn = ({ kind, percent, amount, buyQuantity, getQuantity, usesPerOrder }: ValueRow): DiscountValue => {
  if (kind === 'PERCENT') return { kind, percent: percent ?? 0 };
  if (kind === 'AMOUNT') return { kind, amount: amount ?? 0 };
  if (kind === 'SHIPPING') return { kind };
  return { kind, percent: percent ?? 0, buy: buyQuantity ?? 1, get: getQuantity ?? 1, perOrder: usesPerOrder };
};

export const ruleOf = (row: ValueRow & Omit<DiscountRule, 'discount'>): DiscountRule => ({
  discount: discountIn(row),
  minimum: row.minimum,
  minimumQuantity: row.minimumQuantity,
  categoryIds: row.categoryIds,
  collectionIds: row.collectionIds,
  itemIds: row.itemIds,
  getCategoryIds: row.getCategoryIds,
  getCollectionIds: row.getCollectionIds,
  getItemIds: row.getItemIds,
});

/** '10% off' */
export const labelOf = (value: DiscountValue): string => {
  if (value.kind === 'PERCENT') return `${value.percent}% off`;
  if (value.kind === 'AMOUNT') return `${formatCents(value.amount)} off`;
  if (value.kind === 'SHIPPING') return 'Free shipping';
  return `Buy ${value.buy}, get ${value.get} ${value.percent === 100 ? 'free' : `at ${value.percent}% off`}`;
};
