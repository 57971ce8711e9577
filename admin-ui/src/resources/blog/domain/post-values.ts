import { createPostInput, type Post, type PostStatus } from '@stoa/contract';
import { type Complaints, schemaErrors } from '@stoa/web-kit';

/** A post as its form holds it. */
export type PostValues = {
  title: string;
  slug: string;
  excerpt: string;
  categoryId: string;
  status: PostStatus;
  tags: number[];
  content: string;
  featuredImage: string;
  featured: boolean;
  /** The version that the form was opened with; a new post has none. */
  updatedAt: string;
};

export const newPost: PostValues = {
  title: '',
  slug: '',
  excerpt: '',
  categoryId: '',
  status: 'DRAFT',
  tags: [],
  content: '',
  featuredImage: '',
  featured: false,
  updatedAt: '',
};

export function toPostValues(post: Post): PostValues {
  const { title, slug, content, status, featured, updatedAt } = post;
  return {
    title,
    slug,
    excerpt: post.excerpt ?? '',
    categoryId: String(post.categoryId),
    status,
    tags: post.tags.map(({ id }) => id),
    content,
    featuredImage: post.featuredImage ?? '',
    featured,
    updatedAt,
  };
}

const orNull = (text: string): string | null => (text.trim() === '' ? null : text);

export function toInput({ updatedAt: _, ...values }: PostValues) {
  return {
    ...values,
    excerpt: orNull(values.excerpt),
    featuredImage: orNull(values.featuredImage),
    categoryId: values.categoryId === '' ? undefined : values.categoryId,
  };
}

/** The same rules for a new post as for an old one. */
export const complaintsAbout = (values: PostValues): Complaints => schemaErrors(createPostInput, toInput(values));
