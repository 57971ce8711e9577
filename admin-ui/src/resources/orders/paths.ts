export const orderPaths = {
  list: '/orders',
  create: '/orders/new',
  drafts: '/orders/drafts',
  draft: (id: number | string) => `/orders/drafts/${id}`,
  order: (number: number | string) => `/orders/${number}`,
  /** To print. */
  paper: (number: number | string, paper: string) => `/orders/${number}/${paper}`,
  /** The packing slip of what was sent together. */
  parcel: (number: number, fulfillment: number) => `/orders/${number}/packing-slip?parcel=${fulfillment}`,
} as const;
