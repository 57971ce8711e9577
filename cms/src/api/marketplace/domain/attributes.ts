import type { UpdateItemInput } from '@stoa/contract';

export const toAttributes = ({ status, categoryId, updatedAt: _, ...rest }: UpdateItemInput) => ({
  ...rest,
  availability: status,
  category: categoryId,
});
