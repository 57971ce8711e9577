export const postPaths = {
  list: '/blog',
  create: '/blog/new',
  edit: (id: number | string) => `/blog/${id}/edit`,
  editPattern: '/blog/:id/edit',
  /** Its page in the shop. */
  view: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
} as const;
