import { DISCOUNT_TOO_HIGH, variantInput } from '@stoa/contract';
import { type ConstraintMeanings, conflictOf } from '../../../database/errors';
import { contractRule } from '../../../documents/contract-rule';
import type { Rule } from '../../../documents/rule';
import { badField, badRequest, conflict } from '../../../http/problem';

const fields = contractRule({
  create: variantInput,
  update: variantInput,
  owned: { item: null, place: 1, option1: '', option2: '', option3: '' },
  checkedTogether: ['price', 'discountPrice', 'startsAt', 'endsAt', 'venue'],
});

/** Which variants an item has follows from its options. Editors change the rest of each. */
export const variantRule: Rule = async (draft, write) => {
  if (write.action !== 'update') throw badRequest('Variants are added with the options of their item');
  return fields(draft, write);
};

export const variantConstraints: ConstraintMeanings = {
  items_variants_check: () => conflict('An item needs at least one variant'),
  item_variants_price_check: () => badField('price', 'Price must be positive'),
  item_variants_discount_price_check: () => badField('discountPrice', DISCOUNT_TOO_HIGH),
  item_variants_stock_check: () => badField('stock', 'Stock must be a non-negative integer'),
  item_variants_weight_check: () => badField('weight', 'Weight must be 0 or more'),
  item_variants_schedule_check: () => badField('endsAt', 'Ends must be after Starts'),
  item_variants_keep_reserved: () =>
    conflict(
      'An open order has reserved some of this, so it can’t be deleted yet. Make it inactive until the order is paid or closed',
    ),
  item_variants_without_options_check: () =>
    badRequest('An item without options has no separate price or image. To stop selling it, change its status'),
  item_variants_sku_unique: () => conflictOf('sku', 'Another variant already has this SKU'),
  item_variants_options_unique: () => conflict('Another variant of this item has the same values'),
};
