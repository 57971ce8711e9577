import type { Post, PostSummary, Seo } from '@stoa/contract';
import { toSeo } from '../../../area/seo';
import { type LibraryImageRow, toLibraryImage } from '../../../database/images/library-image';

export interface PostSummaryRow extends Omit<PostSummary, 'libraryImage' | 'publishedAt' | 'createdAt' | 'updatedAt'> {
  /** The first sentences, shown in lists if a post has no excerpt. */
  opening: string;
  libraryImage: LibraryImageRow | null;
  publishedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
}

export interface PostRow
  extends PostSummaryRow,
    Seo,
    Pick<Post, 'content' | 'contentHtml' | 'readingMinutes' | 'authorId'> {
  headings: Post['headings'] | null;
}

export const toPostSummary = (row: PostSummaryRow): PostSummary => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  excerpt: row.excerpt || row.opening || null,
  featuredImage: row.featuredImage,
  libraryImage: toLibraryImage(row.libraryImage),
  publishedAt: row.publishedAt?.toISOString() ?? null,
  createdAt: row.createdAt.toISOString(),
  updatedAt: row.updatedAt.toISOString(),
  status: row.status,
  category: row.category,
  categoryId: row.categoryId,
  featured: row.featured,
  viewCount: row.viewCount,
  author: row.author,
  tags: row.tags,
  _count: row._count,
});

/** Returns the author's own excerpt, for forms to edit. */
export const toPost = (row: PostRow, seesAll: boolean): Post => ({
  ...toPostSummary(row),
  authorId: seesAll ? row.authorId : null,
  excerpt: row.excerpt,
  content: row.content,
  contentHtml: row.contentHtml,
  headings: (row.headings ?? []).map(({ id, text, level }) => ({ id, text, level })),
  readingMinutes: row.readingMinutes,
  ...toSeo(row),
});
