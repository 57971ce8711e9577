import {
  type MediaFile,
  type Message,
  type Pagination,
  type Post,
  paginate,
  type TrashEntry,
  type User,
} from '@stoa/contract';
import { item, noSeo, post as published } from '@stoa/web-kit/testing';

export { item };

const moment = '2026-01-05T12:00:00.000Z';
export const term = { id: 1, name: 'Clay', slug: 'clay', description: null };

export const post: Post = {
  ...published,
  publishedAt: null,
  status: 'DRAFT',
  content: 'Dry it, and dry it well.',
  contentHtml: '',
  authorId: null,
  headings: [],
  readingMinutes: 1,
  ...noSeo,
};

export const user: User = {
  id: 7,
  name: 'Clara',
  email: 'clara@example.com',
  role: 'USER',
  avatar: null,
  blocked: false,
  createdAt: moment,
  customerId: null,
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
  customerId: null,
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

export const image: MediaFile = {
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
