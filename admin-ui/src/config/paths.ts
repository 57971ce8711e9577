/** Where the panel lives on the shop's origin. */
export const BASE_PATH = '/admin';

type Id = number | string;

/** Every address of the panel's own pages, below its base. */
export const paths = {
  home: '/',
  items: '/marketplace',
  newItem: '/marketplace/new',
  item: (id: Id) => `/marketplace/${id}/edit`,
  itemPattern: '/marketplace/:id/edit',
  itemCategories: '/marketplace/categories',
  itemTags: '/marketplace/tags',
  posts: '/blog',
  newPost: '/blog/new',
  post: (id: Id) => `/blog/${id}/edit`,
  postPattern: '/blog/:id/edit',
  postCategories: '/blog/categories',
  postTags: '/blog/tags',
  users: '/users',
  messages: '/messages',
  settings: '/settings',
  media: '/media',
  activity: '/activity',
  trash: '/trash',
  import: '/import',
  importRun: (id: Id) => `/import/${id}`,
  importRunPattern: '/import/:id',
} as const;

/** What lies outside the panel: plain links lead there. */
export const outsidePaths = {
  shop: '/',
  login: '/login',
  item: (slug: string) => `/marketplace/${encodeURIComponent(slug)}`,
  post: (slug: string) => `/blog/${encodeURIComponent(slug)}`,
} as const;
