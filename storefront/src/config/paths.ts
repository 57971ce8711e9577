/** Addresses of all of the shop's pages, and of the panel pages it links to. The API's are in the contract. */
export const paths = {
  home: '/',
  homeFile: '/index.html',
  marketplace: '/marketplace',
  item: (slug: string | number) => `/marketplace/${encodeURIComponent(slug)}`,
  itemPattern: '/marketplace/:slug',
  itemsInCategory: (slug: string) => `/marketplace?${new URLSearchParams({ category: slug })}`,
  itemsTagged: (slug: string) => `/marketplace?${new URLSearchParams({ tag: slug })}`,
  blog: '/blog',
  post: (slug: string | number) => `/blog/${encodeURIComponent(slug)}`,
  postPattern: '/blog/:id',
  blogInCategory: (slug: string) => `/blog?${new URLSearchParams({ category: slug })}`,
  blogTagged: (slug: string) => `/blog?${new URLSearchParams({ tag: slug })}`,
  contact: '/contact',
  checkout: '/checkout',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  account: '/account',
  /** Pages of another application, reached by plain links. */
  panel: { home: '/admin', marketplace: '/admin/marketplace', blog: '/admin/blog' },
} as const;
