import { paths } from '../../config/paths';

export const itemPaths = {
  list: '/marketplace',
  create: paths.newItem,
  edit: (id: number | string) => `/marketplace/${id}/edit`,
  editPattern: '/marketplace/:id/edit',
  /** Its page in the shop. */
  view: (slug: string) => `/marketplace/${encodeURIComponent(slug)}`,
} as const;
