import { shopPaths } from '@stoa/contract';

/** Addresses of all of the shop's pages, and of the panel pages it links to. The API's are in the contract. */
export const paths = {
  ...shopPaths,
  homeFile: '/index.html',
  itemPattern: `${shopPaths.marketplace}/:slug`,
  categoryPattern: '/categories/:slug',
  collectionPattern: '/collections/:slug',
  postPattern: `${shopPaths.blog}/:id`,
  pagePattern: '/pages/:slug',
  orderPlaced: '/checkout/done',
  discountPattern: '/discount/:code',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  account: '/account',
  accountPart: (part: string) => (part === 'orders' ? '/account' : `/account?section=${part}`),
  ownOrders: '/account/orders',
  ownOrder: (number: number) => `/account/orders/${number}`,
  ownOrderPattern: '/account/orders/:number',
  /** Pages of another application, reached by plain links. */
  panel: { home: '/admin', marketplace: '/admin/marketplace', blog: '/admin/blog' },
} as const;
