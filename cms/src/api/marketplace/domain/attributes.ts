import type { UpdateItemInput } from '@stoa/contract';

export const toAttributes = ({
  status,
  categoryId,
  updatedAt: _,
  stock: __,
  own: ___,
  options: ____,
  variants: _____,
  ...rest
}: UpdateItemInput) => ({
  ...rest,
  availability: status,
  category: categoryId,
});
