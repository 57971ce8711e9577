import type { UpdatePostInput } from '@stoa/contract';

/** The contract's names → the attributes of the content type. */
export const toAttributes = ({ status, categoryId, updatedAt: _, ...rest }: UpdatePostInput) => ({
  ...rest,
  state: status,
  category: categoryId,
});
