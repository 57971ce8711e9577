import { DEFAULT_MENUS, type OfferList, type Store } from '@stoa/contract';
import { item, noSeo } from '@stoa/web-kit/testing';

export { item, noSeo, post } from '@stoa/web-kit/testing';

export const text = { content: 'Dry it.', contentHtml: '<p>Dry it.</p>', headings: [], readingMinutes: 1, ...noSeo };
/** What the shop offers for the item. */
export const offers: OfferList = {
  offers: [
    {
      name: item.title,
      choice: null,
      price: 40,
      status: 'AVAILABLE',
      stock: item.stock,
      low: item.low,
      mustChoose: false,
      priceKind: 'FIXED',
      stockWords: null,
    },
  ],
};

export const settings: Store = {
  shopName: 'Kiln',
  tagline: 'Made by hand',
  contactEmail: 'shop@example.com',
  socialLinks: [{ network: 'x', url: 'https://x.com/kiln' }],
  currency: 'USD',
  providers: [],
  menus: DEFAULT_MENUS,
  delivery: { price: 5, varies: false, freeFrom: 50, pickUp: true },
};
