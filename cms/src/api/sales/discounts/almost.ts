import { type DiscountRule, type Quote, type RuledLine, unmetBy } from '@stoa/contract';
import type { Core } from '@strapi/strapi';
import type { Sql } from '../../../database/sql';
import { services } from '../../../services';
import type { DiscountableCart } from '../checkout/cart-lines';
import type { ApplicableDiscount } from './applicable';

/** More than that sounds like an offer to buy something else. */
const FEW_MORE = 3;

const NOTHING = { itemId: null, categoryId: null, collectionIds: [], unitPrice: 0 };

/** Collections, and rules for everything, always count as having more. */
const fromAnywhere = ({ collectionIds, getCollectionIds }: DiscountRule): RuledLine => ({
  ...NOTHING,
  collectionIds: [...collectionIds, ...getCollectionIds],
  quantity: FEW_MORE,
});

/** What else could be added of what a rule names. */
const readOthers = async (strapi: Core.Strapi, sql: Sql, rule: DiscountRule, variantIds: readonly number[]) => {
  const itemIds = [...rule.itemIds, ...rule.getItemIds];
  const categoryIds = [...rule.categoryIds, ...rule.getCategoryIds];
  if (itemIds.length + categoryIds.length === 0) return [];
  const left = await services(strapi).marketplace.sale.left(sql, {
    itemIds,
    categoryIds,
    exceptVariantIds: variantIds,
  });
  return left.map(({ quantity, ...thing }) => ({ ...NOTHING, ...thing, quantity: Math.min(quantity, FEW_MORE) }));
};

/** The first automatic discount that takes only a few more of what's in stock. */
export const readAlmost = async (
  strapi: Core.Strapi,
  sql: Sql,
  automatic: readonly ApplicableDiscount[],
  { lines, isShipped }: DiscountableCart,
): Promise<Quote['almost']> => {
  const filled = lines.map(({ left, ...line }) => ({ ...line, quantity: line.quantity + Math.min(left, FEW_MORE) }));
  for (const { title, rule } of automatic) {
    const unmet = unmetBy(rule, lines, isShipped);
    if (!title || !unmet || !('count' in unmet) || unmet.count > FEW_MORE) continue;
    const met = (all: readonly RuledLine[]) => unmetBy(rule, all, isShipped) === null;
    const known = [...filled, fromAnywhere(rule)];
    const variantIds = lines.flatMap(({ variantId }) => variantId ?? []);
    if (met(known) || met([...known, ...(await readOthers(strapi, sql, rule, variantIds))]))
      return { title, count: unmet.count };
  }
  return null;
};
