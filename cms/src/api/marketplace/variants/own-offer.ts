import type { FieldError, Item, UpdateItemInput } from '@stoa/contract';
import { badRequest } from '../../../http/problem';
import { STOCK_AT_VARIANTS } from './queries';

const FOLLOWING = {
  price: 'The price of an item with options comes from its variants. Change own.price, or the variants',
  discountPrice:
    'The discount price of an item with options comes from its variants. Change own.discountPrice, or the variants',
  stock: STOCK_AT_VARIANTS,
} as const;

const fields = Object.keys(FOLLOWING) as (keyof typeof FOLLOWING)[];

/**
 * What is to be set of an item: its own values. Of one with options, other values may be sent back as they were read, but not
 * changed: a client that doesn't know of options would otherwise store the lowest price as the item's own. Likewise, stock that
 * isn't counted reads as 0, and what has none left reads as sold out; neither is set by sending it back.
 */
export const withOwnOffer = (input: UpdateItemInput, item: Item): UpdateItemInput => {
  const { own, ...given } = input;
  const sent = { ...given, status: given.status === item.status ? undefined : given.status };
  const echoesUncounted = !item.counted && sent.stock === item.stock;
  if (!item.hasOptions) return { ...sent, ...own, ...(echoesUncounted && { stock: undefined }) };
  const errors: FieldError[] = fields
    .filter((field) => sent[field] !== undefined && sent[field] !== item[field])
    .map((field) => ({ path: [field], message: FOLLOWING[field] }));
  if (errors.length > 0) throw badRequest(errors.map(({ message }) => message).join('; '), { errors });
  const { price: _, discountPrice: __, stock: ___, ...others } = sent;
  return { ...others, ...own };
};
