import {
  type BlogCategory,
  type BlogTag,
  blogCategoryInput,
  type Seo,
  tagInput,
  updateBlogCategoryInput,
  updateTagInput,
} from '@stoa/contract';
import { seoFields, toSeo } from '../../area/seo';
import type { TermKind, TermRow } from '../../terms/term-kind';
import { PUBLISHED } from './queries/visibility';

const posts = { kind: 'post', table: 'posts', visible: PUBLISHED } as const;

interface CategoryRow extends TermRow, Seo {
  description: string | null;
  updatedAt: Date;
}

export const blogCategory: TermKind<BlogCategory, CategoryRow> = {
  kind: 'blogCategory',
  uid: 'api::blog.blog-category',
  table: 'blog_categories',
  noun: 'category',
  create: blogCategoryInput,
  update: updateBlogCategoryInput,
  records: posts,
  fields: {
    description: { column: 'description', console: { label: 'Description' } },
    updatedAt: { select: 'blog_categories.updated_at', detail: true },
    ...seoFields('the description', 'Leave empty for none.'),
  },
  images: ['share_image_url'],
  show: ({ id, name, slug, description, records, updatedAt, ...row }) => ({
    id,
    name,
    slug,
    description,
    ...toSeo(row),
    _count: { posts: Number(records) },
    updatedAt: updatedAt.toISOString(),
  }),
  help: 'Used in the address when visitors filter the blog.',
};

export const blogTag: TermKind<BlogTag> = {
  kind: 'blogTag',
  uid: 'api::blog.blog-tag',
  table: 'blog_tags',
  noun: 'tag',
  create: tagInput,
  update: updateTagInput,
  records: { ...posts, link: { table: 'posts_tags_lnk', record: 'post_id', term: 'blog_tag_id' } },
  show: ({ id, name, slug, records }) => ({ id, name, slug, postsCount: Number(records) }),
  help: 'Lowercase letters, numbers, and hyphens.',
};
