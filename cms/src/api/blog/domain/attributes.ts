import type { UpdatePostInput } from '@stoa/contract';

export const toAttributes = ({
  status,
  categoryId,
  authorId,
  publishedAt,
  updatedAt: _,
  ...rest
}: UpdatePostInput) => ({
  ...rest,
  state: status,
  category: categoryId,
  author: authorId,
  publishedOn: publishedAt,
});
