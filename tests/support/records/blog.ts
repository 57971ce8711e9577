import { apiPaths, type BlogCategory, type BlogTag, type Post } from '@stoa/contract';
import { type Client, created } from '../shop/client';

/** A complete, valid post; tests override only what matters to them. */
export const postBody = (categoryId: number, more: Record<string, unknown> = {}) => ({
  title: 'Ash bends',
  slug: 'ash-bends',
  content: 'Ash bends because its fibres are long.',
  categoryId,
  ...more,
});

export const createPost = (admin: Client, categoryId: number, more: Record<string, unknown> = {}) =>
  created(admin.post<Post>(apiPaths.blog.posts, postBody(categoryId, more)));

export const createBlogCategory = (admin: Client, slug: string, name = slug) =>
  created(admin.post<BlogCategory>(apiPaths.blog.categories, { name, slug }));

export const createBlogTag = (admin: Client, slug: string, name = slug) =>
  created(admin.post<BlogTag>(apiPaths.blog.tags, { name, slug }));
