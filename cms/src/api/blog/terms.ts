import {
  type BlogCategory,
  type BlogTag,
  blogCategoryInput,
  tagInput,
  updateBlogCategoryInput,
  updateTagInput,
} from '@stoa/contract';
import type { TermKind } from '../../terms/term-kind';
import { PUBLISHED } from './queries/visibility';

const posts = { kind: 'post', table: 'posts', visible: PUBLISHED } as const;

export const blogCategory: TermKind<BlogCategory> = {
  uid: 'api::blog.blog-category',
  table: 'blog_categories',
  noun: 'category',
  create: blogCategoryInput,
  update: updateBlogCategoryInput,
  hasDescription: true,
  records: posts,
  show: ({ id, name, slug, description, records }) => ({
    id,
    name,
    slug,
    description,
    _count: { posts: Number(records) },
  }),
  help: 'Used in the address when visitors filter the blog.',
};

export const blogTag: TermKind<BlogTag> = {
  uid: 'api::blog.blog-tag',
  table: 'blog_tags',
  noun: 'tag',
  create: tagInput,
  update: updateTagInput,
  hasDescription: false,
  records: { ...posts, link: { table: 'posts_tags_lnk', record: 'post_id', term: 'blog_tag_id' } },
  show: ({ id, name, slug, records }) => ({ id, name, slug, postsCount: Number(records) }),
  help: 'Lowercase letters, numbers, and hyphens.',
};
