import {
  type Item,
  type MediaFile,
  type Message,
  type Pagination,
  type Post,
  paginate,
  type TrashEntry,
  type User,
} from '@stoa/contract';

const moment = '2026-01-05T12:00:00.000Z';
const dates = { createdAt: moment, updatedAt: moment };
export const term = { id: 1, name: 'Clay', slug: 'clay', description: null };
const page = { id: 1, picture: null, category: term, categoryId: 1, tags: [], featured: false, viewCount: 3, ...dates };

export const item: Item = {
  ...page,
  slug: 'bowl',
  title: 'Stoneware bowl',
  description: 'A bowl of stoneware.',
  imageUrl: '/uploads/bowl.webp',
  price: 48,
  discountPrice: null,
  status: 'AVAILABLE',
  stock: 3,
  published: true,
  features: [],
};

export const post: Post = {
  ...page,
  slug: 'care',
  title: 'Care for clay',
  excerpt: null,
  featuredImage: null,
  publishedAt: null,
  status: 'DRAFT',
  author: null,
  _count: { comments: 0, likes: 0 },
  content: 'Dry it, and dry it well.',
  contentHtml: '',
  headings: [],
  readingMinutes: 1,
};

export const user: User = {
  id: 7,
  name: 'Clara',
  email: 'clara@example.com',
  role: 'USER',
  avatar: null,
  blocked: false,
  createdAt: moment,
};

export const message: Message = {
  id: 5,
  name: 'Clara',
  email: 'clara@example.com',
  company: null,
  phone: null,
  subject: 'A letter',
  message: 'Still here.',
  read: false,
  archived: false,
  createdAt: moment,
};

export const trashed: TrashEntry = {
  id: 9,
  kind: 'item',
  recordId: 1,
  title: 'Stoneware bowl',
  deletedAt: moment,
  deletedBy: { kind: 'admin', id: 1, name: 'Ada' },
  expiresAt: moment,
};

export const picture: MediaFile = {
  id: 3,
  url: '/uploads/oak.png',
  name: 'oak.png',
  alternativeText: 'Oak',
  mime: 'image/png',
  size: 1000,
  width: 8,
  height: 6,
  sizes: [],
  createdAt: moment,
};

export const listOf = <Row>(...items: Row[]): { items: Row[]; pagination: Pagination } => ({
  items,
  pagination: paginate(1, 10, items.length),
});
