import type { Post } from '@stoa/contract';
import type { Fields } from '../../area/fields';
import { reference, references } from '../../area/record-kind';
import { seoFields } from '../../area/seo';
import { libraryImageAt } from '../../database/images/library-image';

/** In export order. */
export const POST_COLUMNS = [
  'id',
  'slug',
  'title',
  'excerpt',
  'content',
  'status',
  'category',
  'tags',
  'featuredImage',
  'featured',
  'author',
  'publishedAt',
  'seoTitle',
  'seoDescription',
  'shareImageUrl',
  'viewCount',
  'createdAt',
  'updatedAt',
] as const;

const TAGS = `COALESCE((
  SELECT json_agg(json_build_object('id', tag.id, 'name', tag.name, 'slug', tag.slug) ORDER BY link.blog_tag_ord, tag.id)
  FROM posts_tags_lnk link JOIN blog_tags tag ON tag.id = link.blog_tag_id WHERE link.post_id = posts.id), '[]')`;

const COUNTS = `json_build_object(
  'comments', (SELECT count(*) FROM comments WHERE comments.post_id = posts.id),
  'likes', (SELECT count(*) FROM likes WHERE likes.post_id = posts.id))`;

/** In form order. */
export const postFields = {
  id: { select: 'posts.id', activity: null, csv: 'whole', imported: false, console: null },
  title: { column: 'title', csv: 'text', console: { label: 'Title' } },
  slug: {
    column: 'slug',
    csv: 'text',
    console: { label: 'Slug', help: 'The last part of the post’s address.' },
  },
  excerpt: {
    column: 'excerpt',
    csv: 'optionalText',
    console: { label: 'Excerpt', help: 'Shown in lists. Leave empty to use the beginning of the content.' },
  },
  content: {
    column: 'content',
    detail: true,
    csv: 'text',
    console: { label: 'Content', help: 'Supports Markdown: headings, lists, tables, task lists, and code.' },
  },
  contentHtml: { select: 'posts.content_html', detail: true, activity: null, csv: null, console: null },
  // Strapi returns jsonb as text but parses json.
  headings: { select: 'posts.headings::json', detail: true, activity: null, csv: null, console: null },
  readingMinutes: { select: 'posts.reading_minutes', detail: true, activity: null, csv: null, console: null },
  featuredImage: {
    column: 'featured_image',
    csv: 'optionalText',
    console: {
      label: 'Image',
      help: 'The address of an image: copy it from the Media Library (/uploads/…) or use https://….',
    },
  },
  libraryImage: { select: libraryImageAt('posts.featured_image'), activity: null, csv: null, console: null },
  status: {
    column: 'state',
    csv: 'word',
    console: { attribute: 'state', label: 'Status', help: 'Visitors only see PUBLISHED posts.' },
  },
  publishedAt: {
    column: 'published_on',
    csv: 'text',
    imported: false,
    console: {
      attribute: 'publishedOn',
      label: 'Published on',
      help: 'Set automatically when the post is first published.',
    },
  },
  category: {
    select: "json_build_object('id', category.id, 'name', category.name, 'slug', category.slug)",
    activity: reference('blog_categories', 'category_id'),
    csv: 'category',
    console: { label: 'Category', help: 'Each post has exactly one.' },
  },
  categoryId: { select: 'posts.category_id', activity: null, csv: null, console: null },
  tags: {
    select: TAGS,
    activity: references('posts_tags_lnk', 'post_id', 'blog_tags', 'blog_tag'),
    csv: 'tags',
    console: { label: 'Tags' },
  },
  author: {
    select: "CASE WHEN author.id IS NOT NULL THEN json_build_object('name', author.name, 'avatar', author.avatar) END",
    activity: reference('up_users', 'author_id'),
    csv: 'text',
    imported: false,
    console: { label: 'Author', help: 'The account whose name and avatar appear under the title.' },
  },
  authorId: { select: 'posts.author_id', detail: true, activity: null, csv: null, console: null },
  featured: { column: 'featured', csv: 'flag', console: { label: 'Featured' } },
  ...seoFields('the excerpt', 'Leave empty to use the image.'),
  viewCount: { select: 'posts.view_count', activity: null, csv: 'whole', imported: false, console: { label: 'Views' } },
  _count: { select: COUNTS, activity: null, csv: null, console: null },
  createdAt: { select: 'posts.created_at', activity: null, csv: 'text', imported: false, console: null },
  updatedAt: { select: 'posts.updated_at', activity: null, csv: 'text', imported: false, console: null },
} satisfies Fields<Post, (typeof POST_COLUMNS)[number]>;
