import {
  createShopPageInput,
  PAGE_STATUSES,
  type ShopPage,
  type ShopPageListQuery,
  type ShopPageSummary,
  shopPageListQuery,
  type UpdateShopPageInput,
  updateShopPageInput,
} from '@stoa/contract';
import { type Fields, stampsOf } from '../../area/fields';
import { oneOf, rendered, requiredLine, requiredMarkdown } from '../../area/records/attributes';
import { defineRecord } from '../../area/records/define-record';
import { seoFields, seoRows } from '../../area/seo';

export const PUBLISHED = "pages.state = 'PUBLISHED'";

const { id, ...stamps } = stampsOf('pages');

/** In form order. */
const fields = {
  id,
  title: { column: 'title', type: requiredLine(3, 200), console: { label: 'Title' } },
  slug: {
    column: 'slug',
    type: requiredLine(3, 200),
    console: { label: 'Slug', help: 'The last part of the page’s URL.' },
  },
  content: {
    column: 'content',
    type: requiredMarkdown(10, 200_000),
    detail: true,
    console: { label: 'Content', help: 'Supports Markdown: headings, lists, tables, task lists, and code.' },
  },
  contentHtml: { select: 'pages.content_html', type: rendered, detail: true, activity: null, console: null },
  opening: { select: 'pages.opening', type: rendered, detail: true, activity: null, console: null },
  status: {
    column: 'state',
    type: oneOf(PAGE_STATUSES, 'DRAFT'),
    console: { attribute: 'state', label: 'Status', help: 'Visitors only see PUBLISHED pages.' },
  },
  ...seoFields(
    'the beginning of the content',
    'The address of an image: copy it from the Media Library (/uploads/…) or use https://….',
  ),
  ...stamps,
} satisfies Fields<ShopPage>;

export const page = defineRecord<ShopPage, ShopPageSummary, ShopPageListQuery, UpdateShopPageInput>({
  table: 'pages',
  noun: 'page',
  title: 'title',
  path: '/pages',
  visible: PUBLISHED,
  fields,
  type: {
    uid: 'api::pages.page',
    label: 'Pages',
    description: 'One of the shop’s own pages, such as About or Privacy',
    console: {
      columns: ['title', 'state', 'slug'],
      form: [{ title: 8, state: 4 }, { slug: 12 }, { content: 12 }, ...seoRows],
    },
    markdown: 'content',
    checkedTogether: ['status', 'content'],
  },
  query: shopPageListQuery,
  create: createShopPageInput,
  update: updateShopPageInput,
  search: ['pages.title', 'pages.content'],
  record: { images: ['content', 'share_image_url'] },
});

export default page.service;
