const filtered = (page: string, name: string, slug: string) => `${page}?${new URLSearchParams({ [name]: slug })}`;

/** Which posts a feed holds; all of them if neither is given. */
export interface FeedFilter {
  category?: string | undefined;
  tag?: string | undefined;
}

const feed = (file: string, { category = '', tag = '' }: FeedFilter = {}): string => {
  const query = new URLSearchParams({ ...(category ? { category } : {}), ...(tag ? { tag } : {}) }).toString();
  return query ? `${file}?${query}` : file;
};

const MARKETPLACE = '/marketplace';
const BLOG = '/blog';
const CONTACT = '/contact';

/** The shop's public pages, and what machines read instead of them. */
export const shopPaths = {
  home: '/',
  marketplace: MARKETPLACE,
  item: (slug: string | number) => `${MARKETPLACE}/${encodeURIComponent(slug)}`,
  /** The page of its item, with the variant chosen. */
  variant: (slug: string | number, id: number) => filtered(shopPaths.item(slug), 'variant', String(id)),
  itemsInCategory: (slug: string) => filtered(MARKETPLACE, 'category', slug),
  /** A category with its own words. */
  category: (slug: string | number) => `/categories/${encodeURIComponent(slug)}`,
  itemsTagged: (slug: string) => filtered(MARKETPLACE, 'tag', slug),
  /** Items that belong together. */
  collection: (slug: string | number) => `/collections/${encodeURIComponent(slug)}`,
  blog: BLOG,
  post: (slug: string | number) => `${BLOG}/${encodeURIComponent(slug)}`,
  blogInCategory: (slug: string) => filtered(BLOG, 'category', slug),
  blogTagged: (slug: string) => filtered(BLOG, 'tag', slug),
  /** A page of the shop's own, such as About. */
  page: (slug: string | number) => `/pages/${encodeURIComponent(slug)}`,
  contact: CONTACT,
  /** The contact form, with a subject. */
  askForPrice: (name: string) => filtered(CONTACT, 'subject', `Price of ${name}`.slice(0, 200)),
  askAboutOrder: (name: string) => filtered(CONTACT, 'subject', `Order ${name}`),
  checkout: '/checkout',
  /** Remembers a discount code until checkout. */
  discount: (code: string) => `/discount/${encodeURIComponent(code)}`,
  resetPassword: '/reset-password',
  confirmEmail: '/confirm-email',
  /** An order, for whoever has the link that was emailed. */
  order: '/order',
  robots: '/robots.txt',
  sitemap: '/sitemap.xml',
  sitemapPart: (name: string) => `/sitemap-${name}.xml`,
  rss: (filter?: FeedFilter) => feed('/rss.xml', filter),
  atom: (filter?: FeedFilter) => feed('/atom.xml', filter),
  llms: '/llms.txt',
  /** The page of a record as Markdown. */
  markdown: (page: string) => `${page}.md`,
  /** The image that social networks show for the page of a record. They keep it as long as its address. */
  shareImage: (page: string, updatedAt: string) => `${page}.jpg?${Date.parse(updatedAt)}`,
} as const;

/** Pages of the panel that notifications lead to, from its own start. */
export const panelPaths = {
  dashboard: '/',
  order: (number: number) => `/orders/${number}`,
  ordersOverShare: '/orders?reserved=OVER_SHARE',
  messages: '/messages',
  lowStock: '/marketplace?lowStock=true',
  notifications: '/notifications/staff',
  backups: '/backups',
} as const;
