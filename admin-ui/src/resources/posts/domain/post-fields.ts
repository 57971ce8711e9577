import { type Author, type CreatePostInput, POST_STATUS_NAMES, type Post, type PostStatus } from '@stoa/contract';
import { formatMoment } from '@stoa/web-kit';
import { type FieldName, type FieldTable, inputsOf } from '../../../components/form/field-table';
import { orNull } from '../../../components/form/or-null';
import { nameOf, namesOf, yesOrNo } from '../../../components/form/saving/compare-versions';
import {
  newSeo,
  type SeoValues,
  seoFieldTable,
  toSeoInput,
  toSeoValues,
} from '../../../components/form/seo/seo-values';
import { typedNumber } from '../../../components/form/typed-number';
import type { TermNames } from '../../../components/terms/api';

export type PostNames = TermNames & { authors: Author[] | undefined };

export type PostValues = {
  title: string;
  slug: string;
  excerpt: string;
  categoryId: string;
  status: PostStatus;
  /** Empty: who creates the post, or of an existing one nobody. */
  authorId: string;
  /** ISO, or empty. */
  publishedAt: string;
  tags: number[];
  content: string;
  featuredImage: string;
  featured: boolean;
  /** The version the form was opened with; a new post has none. */
  updatedAt: string;
} & SeoValues;

export type PostTab = 'basic' | 'content' | 'media' | 'visibility';

const statusName = (status: PostStatus) => POST_STATUS_NAMES[status];

export const postFields: FieldTable<PostValues, PostTab, PostNames> = {
  title: { label: 'Title', tab: 'basic' },
  slug: { label: 'Slug', tab: 'basic' },
  excerpt: { label: 'Excerpt', tab: 'basic' },
  categoryId: {
    label: 'Category',
    tab: 'basic',
    format: (id, { categories }) => nameOf(id, categories),
    activity: { name: 'category' },
  },
  status: { label: 'Status', tab: 'basic', format: statusName, activity: { format: statusName } },
  authorId: {
    label: 'Author',
    tab: 'basic',
    format: (id, { authors }) => nameOf(id, authors),
    activity: { name: 'author' },
  },
  publishedAt: {
    label: 'Published on',
    tab: 'basic',
    format: (date) => date && formatMoment(date),
    activity: { format: formatMoment },
  },
  tags: { label: 'Tags', tab: 'basic', format: (ids, { tags }) => namesOf(ids, tags) },
  content: { label: 'Content', tab: 'content' },
  featuredImage: { label: 'Featured image URL', tab: 'media', activity: { label: 'Image' } },
  featured: { label: 'Featured Post', tab: 'visibility', format: yesOrNo, activity: { label: 'Featured' } },
  ...seoFieldTable('visibility'),
};

export type PostField = FieldName<PostValues>;
export const postInput = inputsOf(postFields);

export const newPost: PostValues = {
  title: '',
  slug: '',
  excerpt: '',
  categoryId: '',
  status: 'DRAFT',
  authorId: '',
  publishedAt: '',
  tags: [],
  content: '',
  featuredImage: '',
  featured: false,
  ...newSeo,
  updatedAt: '',
};

export const toPostValues = (post: Post): PostValues => ({
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt ?? '',
  categoryId: String(post.categoryId),
  status: post.status,
  authorId: String(post.authorId ?? ''),
  publishedAt: post.publishedAt ?? '',
  tags: post.tags.map(({ id }) => id),
  content: post.content,
  featuredImage: post.featuredImage ?? '',
  featured: post.featured,
  ...toSeoValues(post),
  updatedAt: post.updatedAt,
});

export const toInput = ({ updatedAt: _, ...values }: PostValues) =>
  ({
    ...values,
    excerpt: orNull(values.excerpt),
    featuredImage: orNull(values.featuredImage),
    categoryId: typedNumber(values.categoryId),
    authorId: typedNumber(values.authorId),
    publishedAt: orNull(values.publishedAt),
    ...toSeoInput(values),
  }) satisfies Record<keyof CreatePostInput, unknown>;
