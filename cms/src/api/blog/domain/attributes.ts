import type { UpdatePostInput } from '@stoa/contract';

/** Maps the contract's names to the content type's attributes. */
export const toAttributes = ({ status, categoryId, updatedAt: _, ...rest }: UpdatePostInput) => ({
  ...rest,
  state: status,
  category: categoryId,
});
