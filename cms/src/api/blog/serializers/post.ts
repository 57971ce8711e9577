import type { Heading, Post, PostStatus, PostSummary } from '@stoa/contract';
import { type PictureRow, toPicture } from '../../../database/picture';
import { type TermRow, toTerm } from './term';

export interface PostSummaryRow {
  id: number;
  slug: string;
  title: string;
  excerpt: string | null;
  /** The first sentences: what a list shows of a post without an excerpt. */
  opening: string;
  featured_image: string | null;
  picture: PictureRow | null;
  published_on: Date | null;
  created_at: Date;
  updated_at: Date;
  state: PostStatus;
  category_id: number;
  category_name: string;
  category_slug: string;
  featured: boolean;
  view_count: number;
  author_id: number | null;
  author_name: string | null;
  author_avatar: string | null;
  tags: TermRow[];
  /** PostgreSQL counts in bigint, which arrives as text. */
  comments: string;
  likes: string;
}

export interface PostRow extends PostSummaryRow {
  content: string;
  content_html: string;
  headings: Heading[] | null;
  reading_minutes: number;
}

export const toPostSummary = (row: PostSummaryRow): PostSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt || row.opening || null,
  featuredImage: row.featured_image,
  picture: toPicture(row.picture),
  publishedAt: row.published_on?.toISOString() ?? null,
  createdAt: row.created_at.toISOString(),
  updatedAt: row.updated_at.toISOString(),
  status: row.state,
  category: { id: row.category_id, name: row.category_name, slug: row.category_slug },
  categoryId: row.category_id,
  featured: row.featured,
  viewCount: row.view_count,
  author: row.author_id === null ? null : { name: row.author_name ?? '', avatar: row.author_avatar },
  tags: row.tags.map(toTerm),
  _count: { comments: Number(row.comments), likes: Number(row.likes) },
});

/** The excerpt is the author's own here, for forms to edit. */
export const toPost = (row: PostRow): Post => ({
  ...toPostSummary(row),
  excerpt: row.excerpt,
  content: row.content,
  contentHtml: row.content_html,
  headings: (row.headings ?? []).map(({ id, text, level }) => ({ id, text, level })),
  readingMinutes: row.reading_minutes,
});
