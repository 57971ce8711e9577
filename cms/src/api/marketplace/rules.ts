import { createItemInput, DISCOUNT_TOO_HIGH, isDiscountLower, updateItemInput } from '@stoa/contract';
import { contractRule } from '../../documents/contract-rule';
import type { Draft, Rule, Write } from '../../documents/rule';
import { typedList } from '../../documents/typed-list';
import { badField } from '../../http/problem';

const itemFields = contractRule({
  create: createItemInput.omit(['categoryId', 'tags']),
  update: updateItemInput.omit(['categoryId', 'tags', 'updatedAt']),
  names: { availability: 'status' },
  required: { category: 'Category is required' },
  owned: { viewCount: 0 },
});

const price = (value: unknown): number | null => (value == null ? null : Number(value));

/** A form may change only one price; the other then comes from the database. */
const refuseHighDiscount = async (draft: Draft, { current }: Write): Promise<void> => {
  const { price: own, discountPrice: discount } = draft;
  if (own === undefined && discount === undefined) return;
  const stored = own === undefined || discount === undefined ? await current() : undefined;
  const prices = {
    price: price(own ?? stored?.price),
    discountPrice: price(discount === undefined ? stored?.discountPrice : discount),
  };
  if (prices.price !== null && !isDiscountLower({ ...prices, price: prices.price }))
    throw badField('discountPrice', DISCOUNT_TOO_HIGH);
};

export const itemRule: Rule = async (draft, write) => {
  const item = await itemFields('features' in draft ? { ...draft, features: typedList(draft.features) } : draft, write);
  await refuseHighDiscount(item, write);
  return item;
};
