import type { UpdateItemInput } from '@stoa/contract';

export const toAttributes = ({
  status,
  categoryId,
  updatedAt: _,
  stock: __,
  stockBefore: ___,
  own: ____,
  options: _____,
  variants: ______,
  ...rest
}: UpdateItemInput) => ({
  ...rest,
  availability: status,
  category: categoryId,
});
