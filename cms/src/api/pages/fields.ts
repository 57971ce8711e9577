import type { ShopPage } from '@stoa/contract';
import type { Fields } from '../../area/fields';
import { seoFields } from '../../area/seo';

/** In form order. */
export const pageFields = {
  id: { select: 'pages.id', activity: null, console: null },
  title: { column: 'title', console: { label: 'Title' } },
  slug: { column: 'slug', console: { label: 'Slug', help: 'The last part of the page’s URL.' } },
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
  ...seoFields(
    'the beginning of the content',
    'The address of an image: copy it from the Media Library (/uploads/…) or use https://….',
  ),
  createdAt: { select: 'pages.created_at', activity: null, console: null },
  updatedAt: { select: 'pages.updated_at', activity: null, console: null },
} satisfies Fields<ShopPage>;
