import type { UpdateItemInput } from '@stoa/contract';

export const toAttributes = ({ status, categoryId, stock: _, updatedAt: __, ...rest }: UpdateItemInput) => ({
  ...rest,
  availability: status,
  category: categoryId,
});
