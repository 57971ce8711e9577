/** Where the panel lives on the shop's origin. */
export const BASE_PATH = '/admin';

/** Every address of the panel's own pages, below its base. */
export const paths = {
  home: '/',
} as const;

/** What lies outside the panel. */
export const outsidePaths = {
  shop: '/',
  console: '/cms/console',
} as const;
