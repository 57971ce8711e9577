import { shopPaths } from '@stoa/contract';

export const pagePaths = {
  list: '/pages',
  create: '/pages/new',
  edit: (id: number | string) => `/pages/${id}/edit`,
  editPattern: '/pages/:id/edit',
  /** Its page in the shop. */
  view: shopPaths.page,
} as const;
