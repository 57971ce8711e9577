import type { Item, PostSummary, PublicSettings } from '@stoa/contract';

const moment = '2026-01-05T12:00:00.000Z';
const category = { id: 1, name: 'Clay', slug: 'clay' };
const record = { id: 1, picture: null, category, categoryId: 1, tags: [category], featured: true, viewCount: 3 };
const dates = { createdAt: moment, updatedAt: moment };
export const item: Item = {
  ...record,
  ...dates,
  slug: 'bowl',
  title: 'Stoneware bowl',
  description: 'A bowl.',
  imageUrl: '/uploads/bowl.webp',
  price: 48,
  discountPrice: 40,
  status: 'AVAILABLE',
  stock: 3,
  published: true,
  features: ['Glazed'],
};
export const post: PostSummary = {
  ...record,
  ...dates,
  slug: 'care',
  title: 'Care for clay',
  excerpt: 'How to.',
  featuredImage: '/uploads/care.webp',
  publishedAt: moment,
  status: 'PUBLISHED',
  author: { name: 'Helen', avatar: null },
  _count: { comments: 0, likes: 0 },
};
export const text = { content: 'Dry it.', contentHtml: '<p>Dry it.</p>', headings: [], readingMinutes: 1 };
export const settings: PublicSettings = {
  shopName: 'Kiln',
  tagline: 'Made by hand',
  contactEmail: 'shop@example.com',
  socialLinks: [{ network: 'x', url: 'https://x.com/kiln' }],
  currency: 'USD',
  paypal: null,
};
