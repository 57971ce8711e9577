import type { UpdateItemInput } from '@stoa/contract';

/** The contract's names → the attributes of the content type. */
export const toAttributes = ({ status, categoryId, updatedAt: _, ...rest }: UpdateItemInput) => ({
  ...rest,
  availability: status,
  category: categoryId,
});
