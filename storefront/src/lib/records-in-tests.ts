import {
  type BusinessDetails,
  DEFAULT_MENUS,
  type OfferList,
  type Order,
  type OrderChoices,
  type Store,
} from '@stoa/contract';
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
      compareAtPrice: null,
      status: 'AVAILABLE',
      stock: item.stock,
      low: item.low,
      mustChoose: false,
      priceKind: 'FIXED',
      stockWords: null,
      needsShipping: true,
      schedule: null,
    },
  ],
};

export const business: BusinessDetails = {
  legalName: null,
  address: null,
  phone: null,
  taxNumber: null,
  openingHours: null,
};

export const settings: Store = {
  shopName: 'Kiln',
  tagline: 'Made by hand',
  contactEmail: 'shop@example.com',
  socialLinks: [{ network: 'x', url: 'https://x.com/kiln' }],
  timeZone: 'UTC',
  weightUnit: 'g',
  announcement: null,
  currency: 'USD',
  providers: [],
  menus: DEFAULT_MENUS,
  brand: null,
  shipping: { price: 5, varies: false, freeFrom: 50, pickUp: true, countries: null, handling: null, addsTax: true },
  hasDiscounts: false,
  orderNumbering: [],
};

/** What nobody has sent yet, and nobody needs to. */
export const paidOrder: Order = {
  number: 1001,
  state: 'PAID',
  fulfillmentStatus: 'NOT_REQUIRED',
  email: 'clara@example.com',
  name: 'Clara',
  note: null,
  madeByShop: false,
  currency: 'USD',
  lines: [
    {
      id: 1,
      itemId: item.id,
      variantId: 7,
      title: item.title,
      choice: null,
      slug: item.slug,
      imageUrl: null,
      sku: null,
      unitPrice: 40,
      quantity: 2,
      total: 80,
      discount: 0,
      tax: 0,
      needsShipping: false,
      schedule: null,
    },
  ],
  subtotal: 80,
  discount: 0,
  discountCode: null,
  discountLabel: null,
  shipping: 0,
  shippingMethodName: null,
  shippingMethodNote: null,
  arrival: null,
  pickUp: false,
  pickUpAddress: null,
  pickUpHours: null,
  address: null,
  taxes: [],
  taxIncluded: false,
  total: 80,
  giftCard: null,
  swap: null,
  due: 80,
  refunded: 0,
  swappedTo: [],
  isSwapped: false,
  paymentMethod: 'paypal',
  paymentMethodName: 'PayPal',
  isTest: false,
  instructions: null,
  placedAt: '2026-06-01T10:00:00.000Z',
  paidAt: '2026-06-01T10:05:00.000Z',
  canceledAt: null,
  reservedUntil: null,
  fulfillments: [],
};

/** Of an order about which nothing can be done. */
export const noChoices: OrderChoices = {
  returns: [],
  returnable: [],
  returnableUntil: null,
  isCancelable: false,
  cancelableUntil: null,
  pendingSwaps: [],
};
