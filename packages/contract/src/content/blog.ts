import * as yup from 'yup';
import { POST_SORTS, POST_STATUSES, type PostStatus, PUBLIC_PAGE_SIZE } from '../constants';
import {
  choice,
  flag,
  idList,
  moment,
  openedVersion,
  optionalText,
  optionalUrl,
  pageSlug,
  recordId,
  requiredText,
  slugText,
} from '../input/fields';
import {
  queryFlag,
  queryId,
  queryLimit,
  queryOneOf,
  queryOrder,
  queryPage,
  querySearch,
  querySlug,
  querySort,
} from '../input/list-query';
import type { Pagination } from '../input/paging';
import type { Term } from '../marketplace/marketplace';
import { DESCRIBED_IN_PUBLIC } from '../media/image-descriptions';
import type { LibraryImage } from '../media/library-image';
import { type Seo, seoFields } from './seo';

export interface PostAuthor {
  name: string;
  avatar: string | null;
}

/** An account that posts can be written by: an administrator's, or that of someone who has written one. */
export interface Author {
  id: number;
  name: string;
  email: string;
}

/** A post as lists show it: with an excerpt, without the content. */
export interface PostSummary {
  id: number;
  slug: string;
  title: string;
  excerpt: string | null;
  featuredImage: string | null;
  /** The image in its available sizes; null if it isn't in the media library. */
  libraryImage: LibraryImage | null;
  publishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  status: PostStatus;
  category: Term;
  categoryId: number;
  featured: boolean;
  viewCount: number;
  author: PostAuthor | null;
  tags: Term[];
  _count: { comments: number; likes: number };
}

export interface Heading {
  id: string;
  text: string;
  level: number;
}

export interface Post extends PostSummary, Seo {
  /** Null for visitors. */
  authorId: number | null;
  content: string;
  contentHtml: string;
  headings: Heading[];
  readingMinutes: number;
}

export interface PostDetail extends Post {
  related: PostSummary[];
}

/** `posts` is the same array as `items`; each name has its own consumer. */
export interface PostList {
  items: PostSummary[];
  posts: PostSummary[];
  pagination: Pagination;
  /** Instead of a search that found nothing, and may have a typo. */
  didYouMean?: string;
}

export interface BlogCategory extends Term, Seo {
  description: string | null;
  _count: { posts: number };
  updatedAt: string;
}

export interface BlogTag extends Term {
  postsCount: number;
}

export const postListQuery = yup.object({
  page: queryPage(),
  limit: queryLimit(PUBLIC_PAGE_SIZE),
  search: querySearch(),
  category: querySlug('category'),
  tag: querySlug('tag'),
  status: queryOneOf('status', POST_STATUSES),
  featured: queryFlag('featured'),
  /** An account's id. Like `status`, only administrators can filter by it. */
  author: queryId('author'),
  sortBy: querySort(POST_SORTS, 'publishedAt'),
  order: queryOrder(),
});
export type PostListQuery = yup.InferType<typeof postListQuery>;

const MAX_CONTENT = 200_000;

const postFields = {
  title: requiredText('Title', 3, 200),
  slug: pageSlug(slugText(3)),
  content: requiredText('Content', 10, MAX_CONTENT).test(DESCRIBED_IN_PUBLIC),
  excerpt: optionalText('Excerpt', 1000),
  featuredImage: optionalUrl('Featured image URL'),
  status: choice('Status', POST_STATUSES),
  categoryId: recordId('Category').required('Category is required'),
  featured: flag('Featured'),
  tags: idList('Tags'),
  /** Who creates a post is its author, unless another is named. */
  authorId: recordId('Author').nullable(),
  /** Without one, it's set when the post is first published. Visitors see the post from then on. */
  publishedAt: moment('Published on'),
  ...seoFields,
};

export const createPostInput = yup.object({
  ...postFields,
  excerpt: postFields.excerpt.default(null),
  featuredImage: postFields.featuredImage.default(null),
  status: postFields.status.default('DRAFT'),
  featured: postFields.featured.default(false),
  tags: postFields.tags.default([]),
});
export type CreatePostInput = yup.InferType<typeof createPostInput>;

export const updatePostInput = yup.object({
  ...postFields,
  title: postFields.title.optional(),
  slug: postFields.slug.optional(),
  content: postFields.content.optional(),
  categoryId: postFields.categoryId.optional(),
  updatedAt: openedVersion(),
});
export type UpdatePostInput = yup.InferType<typeof updatePostInput>;

/** Markdown to preview as it would appear on the page. It isn't stored, so it may be short or empty. */
export const markdownInput = yup.object({ content: optionalText('Content', MAX_CONTENT) }).exact();

export interface MarkdownPreview {
  html: string;
  headings: Heading[];
  readingMinutes: number;
}

export const blogCategoryInput = yup.object({
  name: requiredText('Name', 2, 100),
  slug: slugText(2),
  description: optionalText('Description', 1000).default(null),
  ...seoFields,
});
export type BlogCategoryInput = yup.InferType<typeof blogCategoryInput>;
export const updateBlogCategoryInput = yup.object({
  name: requiredText('Name', 2, 100).optional(),
  slug: slugText(2).optional(),
  description: optionalText('Description', 1000),
  ...seoFields,
  updatedAt: openedVersion(),
});

export const deleteByIdInput = yup.object({ id: recordId('id').required('id is required') });
