import { shopPaths } from '@stoa/contract';

export const collectionPaths = {
  list: '/collections',
  create: '/collections/new',
  edit: (id: number | string) => `/collections/${id}/edit`,
  editPattern: '/collections/:id/edit',
  /** Its page in the shop. */
  view: shopPaths.collection,
} as const;
