import type { Collection } from '@stoa/contract';
import type { Fields } from '../../../area/fields';
import { seoFields } from '../../../area/seo';
import { libraryImageAt } from '../../../database/library-image';

const PICKED = (of: string) => `COALESCE((
  SELECT json_agg(json_build_object('id', item.id, 'title', item.title) ORDER BY link.item_ord, item.id)
  FROM collections_items_lnk link JOIN items item ON item.id = link.item_id WHERE link.collection_id = ${of}.id), '[]')`;

/** In form order. */
export const collectionFields = {
  id: { select: 'collections.id', activity: null, console: null },
  title: { column: 'title', console: { label: 'Title' } },
  slug: { column: 'slug', console: { label: 'Slug', help: 'The last part of the collection’s address.' } },
  description: {
    column: 'description',
    detail: true,
    console: { label: 'Description', help: 'Supports Markdown. Shown above the items.' },
  },
  descriptionHtml: { select: 'collections.description_html', detail: true, activity: null, console: null },
  opening: { select: 'collections.opening', detail: true, activity: null, console: null },
  imageUrl: {
    column: 'image_url',
    console: {
      label: 'Image',
      help: 'The address of an image: copy it from the Media Library (/uploads/…) or use https://….',
    },
  },
  libraryImage: { select: libraryImageAt('collections.image_url'), activity: null, console: null },
  rule: {
    // Strapi returns jsonb as text but parses json.
    select: 'collections.rule::json',
    activity: 'subject.rule::json',
    console: { label: 'Rule', help: 'Such as {"maxPrice": 50}. Leave empty to pick the items by hand.' },
  },
  items: {
    select: PICKED('collections'),
    detail: true,
    activity: PICKED('subject'),
    console: { label: 'Items', help: 'Picked by hand. If the collection has a rule, these aren’t shown.' },
  },
  published: { column: 'published', console: { label: 'Published', help: 'Off: only administrators see it.' } },
  ...seoFields('the beginning of the description', 'Leave empty to use the image.'),
  createdAt: { select: 'collections.created_at', activity: null, console: null },
  updatedAt: { select: 'collections.updated_at', activity: null, console: null },
} satisfies Fields<Collection>;
