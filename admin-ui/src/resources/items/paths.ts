import { paths } from '../../config/paths';

export const itemPaths = {
  list: '/marketplace',
  create: paths.newItem,
  copy: (id: number) => `${paths.newItem}?copy=${id}`,
  edit: (id: number | string) => `/marketplace/${id}/edit`,
  /** Where its options, variants, and prices are. */
  editDetails: (id: number) => `/marketplace/${id}/edit#details`,
  editPattern: '/marketplace/:id/edit',
  /** Its page in the shop. */
  view: (slug: string) => `/marketplace/${encodeURIComponent(slug)}`,
} as const;
