import type { FullItem, PostSummary, Seo } from '@stoa/contract';

const moment = '2026-01-05T12:00:00.000Z';
const category = { id: 1, name: 'Clay', slug: 'clay' };
const record = {
  id: 1,
  libraryImage: null,
  category,
  categoryId: 1,
  tags: [category],
  featured: true,
  viewCount: 3,
  createdAt: moment,
  updatedAt: moment,
};

export const noSeo: Seo = { seoTitle: null, seoDescription: null, shareImageUrl: null };

/** Complete, so that a new field of the contract is added here and nowhere else. */
export const item: FullItem = {
  ...record,
  slug: 'bowl',
  title: 'Stoneware bowl',
  description: 'A bowl of stoneware.',
  imageUrl: '/uploads/bowl.webp',
  imageAlt: null,
  gallery: [],
  options: [],
  variants: [],
  alsoLike: [],
  properties: [],
  price: 48,
  discountPrice: 40,
  priceVaries: false,
  priceKind: 'FIXED',
  unitPrice: null,
  status: 'AVAILABLE',
  hasOptions: false,
  own: { price: 48, discountPrice: 40, status: 'AVAILABLE' },
  stock: 3,
  low: true,
  reserved: 0,
  counted: true,
  stockWords: null,
  stockOne: null,
  stockMany: null,
  needsShipping: null,
  taxClass: null,
  giftCard: false,
  sale: { needsShipping: true, taxClass: 'standard' },
  details: null,
  delivery: null,
  care: null,
  sections: { details: null, delivery: null, care: null },
  published: true,
  features: ['Glazed'],
  ...noSeo,
};

export const post: PostSummary = {
  ...record,
  slug: 'care',
  title: 'Care for clay',
  excerpt: 'How to.',
  featuredImage: '/uploads/care.webp',
  publishedAt: moment,
  status: 'PUBLISHED',
  author: { name: 'Helen', avatar: null },
  _count: { comments: 0, likes: 0 },
};
