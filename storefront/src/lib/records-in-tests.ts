import { DEFAULT_MENUS, type Store } from '@stoa/contract';

export { item, post } from '@stoa/web-kit/testing';

export const text = { content: 'Dry it.', contentHtml: '<p>Dry it.</p>', headings: [], readingMinutes: 1 };
export const settings: Store = {
  shopName: 'Kiln',
  tagline: 'Made by hand',
  contactEmail: 'shop@example.com',
  socialLinks: [{ network: 'x', url: 'https://x.com/kiln' }],
  currency: 'USD',
  paypal: null,
  menus: DEFAULT_MENUS,
};
