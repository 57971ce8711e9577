import type { ItemStatus, PostStatus } from '@stoa/contract';
import type { PictureName } from '../pictures/picture';

export interface DemoTerm {
  name: string;
  slug: string;
}

export interface DemoPicture {
  name: PictureName;
  /** What the picture shows, for those who do not see it. */
  alt: string;
}

export interface DemoItem {
  title: string;
  slug: string;
  description: string;
  price: number;
  discountPrice?: number;
  status?: ItemStatus;
  stock: number;
  featured?: true;
  unpublished?: true;
  features: readonly string[];
  /** Slugs of the category and the tags. */
  category: string;
  tags: readonly string[];
  picture: DemoPicture;
  /** How long before the day of the seeding the record was made. */
  daysAgo: number;
  viewCount: number;
}

export interface DemoPost {
  title: string;
  slug: string;
  excerpt: string;
  /** Markdown. */
  content: string;
  status: PostStatus;
  featured?: true;
  category: string;
  tags: readonly string[];
  /** The key of the author in people.ts. */
  author: string;
  picture: DemoPicture;
  daysAgo: number;
  viewCount: number;
  likes: number;
}

export interface DemoPerson {
  key: string;
  name: string;
  email: string;
}

export interface DemoAuthor extends DemoPerson {
  portrait: DemoPicture;
}

export interface DemoComment {
  /** Slug of the post and key of the person. */
  post: string;
  by: string;
  body: string;
  /** How many days after the post appeared. */
  daysLater: number;
}
