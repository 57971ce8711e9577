import type { UpdateItemInput } from '@stoa/contract';

/** Maps the contract's names to the content type's attributes. */
export const toAttributes = ({ status, categoryId, updatedAt: _, ...rest }: UpdateItemInput) => ({
  ...rest,
  availability: status,
  category: categoryId,
});
