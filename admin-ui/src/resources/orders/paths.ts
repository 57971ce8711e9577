export const orderPaths = {
  list: '/orders',
  create: '/orders/new',
  order: (number: number | string) => `/orders/${number}`,
  /** To print. */
  paper: (number: number | string, paper: string) => `/orders/${number}/${paper}`,
} as const;
