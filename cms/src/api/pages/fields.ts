import type { ShopPage } from '@stoa/contract';
import type { Fields } from '../../area/fields';

/** In form order. */
export const pageFields = {
  id: { select: 'pages.id', activity: null, console: null },
  title: { column: 'title', console: { label: 'Title' } },
  slug: { column: 'slug', console: { label: 'Slug', help: 'The last part of the page’s address.' } },
  content: {
    column: 'content',
    detail: true,
    console: { label: 'Content', help: 'Supports Markdown: headings, lists, tables, task lists, and code.' },
  },
  contentHtml: { select: 'pages.content_html', detail: true, activity: null, console: null },
  opening: { select: 'pages.opening', detail: true, activity: null, console: null },
  status: {
    column: 'state',
    console: { attribute: 'state', label: 'Status', help: 'Visitors only see PUBLISHED pages.' },
  },
  seoTitle: {
    column: 'seo_title',
    detail: true,
    console: { label: 'Search title', help: 'Shown by search engines. Leave empty to use the title.' },
  },
  seoDescription: {
    column: 'seo_description',
    detail: true,
    console: {
      label: 'Search description',
      help: 'Shown by search engines. Leave empty to use the beginning of the content.',
    },
  },
  shareImageUrl: {
    column: 'share_image_url',
    detail: true,
    console: {
      label: 'Social image',
      help: 'Shown by social networks. The address of an image: copy it from the Media Library (/uploads/…) or use https://….',
    },
  },
  createdAt: { select: 'pages.created_at', activity: null, console: null },
  updatedAt: { select: 'pages.updated_at', activity: null, console: null },
} satisfies Fields<ShopPage>;
