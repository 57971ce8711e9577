export const orderPaths = {
  list: '/orders',
  create: '/orders/new',
  drafts: '/orders/drafts',
  draft: (id: number | string) => `/orders/drafts/${id}`,
  editLines: (number: number | string) => `/orders/${number}/edit`,
  /** Items of a paid order for others. */
  swap: (number: number | string) => `/orders/${number}/swap`,
  /** What is added to a paid order is an order of its own. */
  addTo: (number: number | string) => `/orders/new?order=${number}`,
  order: (number: number | string) => `/orders/${number}`,
  /** To print. */
  paper: (number: number | string, paper: string) => `/orders/${number}/${paper}`,
  /** The packing slip of what was sent together. */
  parcel: (number: number, fulfillment: number) => `/orders/${number}/packing-slip?parcel=${fulfillment}`,
} as const;
