import type { UpdatePostInput } from '@stoa/contract';

export const toAttributes = ({ status, categoryId, updatedAt: _, ...rest }: UpdatePostInput) => ({
  ...rest,
  state: status,
  category: categoryId,
});
