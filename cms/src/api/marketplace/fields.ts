import { type FullItem, MAX_ALSO_LIKE } from '@stoa/contract';
import type { Fields } from '../../area/fields';
import { reference, references } from '../../area/record-kind';
import { seoFields } from '../../area/seo';
import { libraryImageAt } from '../../database/images/library-image';
import { offerFields } from './offer-fields';
import { itemProperties } from './properties/columns';
import { MARKDOWN, sharedSections } from './texts';
import { formatVariants, hasOptions, variantsOf } from './variants/columns';

/** In export order. */
export const ITEM_COLUMNS = [
  'id',
  'slug',
  'title',
  'description',
  'price',
  'discountPrice',
  'priceKind',
  'unitPrice',
  'status',
  'stockOne',
  'stockMany',
  'needsShipping',
  'taxClass',
  'giftCard',
  'category',
  'tags',
  'features',
  'properties',
  'details',
  'delivery',
  'care',
  'imageUrl',
  'imageAlt',
  'gallery',
  'alsoLike',
  'featured',
  'published',
  'seoTitle',
  'seoDescription',
  'shareImageUrl',
  'viewCount',
  'createdAt',
  'updatedAt',
] as const;

const tagsAs = (tag: string) => `COALESCE((
  SELECT json_agg(${tag} ORDER BY link.item_tag_ord, tag.id)
  FROM items_tags_lnk link JOIN item_tags tag ON tag.id = link.item_tag_id WHERE link.item_id = items.id), '[]')`;

const galleryOf = (owner: string, image: string) => `COALESCE((
  SELECT json_agg(${image} ORDER BY place)
  FROM jsonb_array_elements(CASE WHEN jsonb_typeof(${owner}.gallery) = 'array' THEN ${owner}.gallery ELSE '[]' END)
    WITH ORDINALITY AS images (image, place)), '[]')`;

const WITH_IMAGE = `json_build_object(
  'url', image->>'url', 'alt', image->>'alt', 'libraryImage', ${libraryImageAt("(image->>'url')")})`;

const SECTIONS = `json_build_object(
  'details', items.details_html,
  'delivery', COALESCE(items.delivery_html, category.delivery_html),
  'care', COALESCE(items.care_html, category.care_html))`;

const OPTIONS_AS_TEXT = `COALESCE((
  SELECT json_agg((option->>'name') || ': ' || (SELECT string_agg(value->>'name', ', ') FROM jsonb_array_elements(option->'values') value))
  FROM jsonb_array_elements(subject.options) option), '[]')`;

const alsoLikeOf = (owner: string, item: string) => `COALESCE((
  SELECT json_agg(${item} ORDER BY pick.place)
  FROM jsonb_array_elements_text(${owner}.also_like) WITH ORDINALITY AS pick (id, place)
  JOIN items other ON other.id = pick.id::integer), '[]')`;

/** In form order. */
export const itemFields = {
  id: { select: 'items.id', activity: null, csv: 'whole', imported: false, console: null },
  title: {
    column: 'title',
    csv: 'text',
    console: { label: 'Title', help: 'What shoppers see on the card: at least 3 characters.' },
  },
  slug: {
    column: 'slug',
    csv: 'text',
    console: { label: 'Slug', help: 'The last part of the address: lowercase letters, numbers, and hyphens.' },
  },
  description: {
    column: 'description',
    csv: 'text',
    console: { label: 'Description', help: 'Two to four sentences: at least 10 characters.' },
  },
  imageUrl: {
    column: 'image_url',
    csv: 'text',
    console: {
      label: 'Image',
      help: 'The address of an image: copy it from the Media Library (/uploads/…) or use https://….',
    },
  },
  libraryImage: { select: libraryImageAt('items.image_url'), activity: null, csv: null, console: null },
  imageAlt: {
    column: 'image_alt',
    detail: true,
    csv: 'optionalText',
    console: {
      label: 'Alt text',
      help: 'What the image shows, for people who can’t see it. Leave empty to use the title.',
    },
  },
  gallery: {
    select: galleryOf('items', WITH_IMAGE),
    activity: galleryOf('subject', "concat_ws(' ', image->>'url', image->>'alt')"),
    detail: true,
    csv: 'gallery',
    csvSelect: galleryOf('items', 'image'),
    console: {
      label: 'Gallery',
      help: 'Up to 11 more images, such as [{"url": "/uploads/side.webp", "alt": "From the side"}].',
    },
  },
  ...offerFields,
  hasOptions: { select: hasOptions('items'), activity: null, csv: null, console: null },
  options: {
    select: "COALESCE(items.options, '[]')::json",
    activity: OPTIONS_AS_TEXT,
    detail: true,
    csv: null,
    console: null,
  },
  variants: {
    select: variantsOf('items'),
    activity: formatVariants('subject'),
    detail: true,
    csv: null,
    console: null,
  },
  alsoLike: {
    select: alsoLikeOf('items', "json_build_object('id', other.id, 'title', other.title)"),
    activity: alsoLikeOf('subject', 'other.title'),
    detail: true,
    csv: 'items',
    csvName: 'related',
    csvSelect: alsoLikeOf('items', 'other.slug'),
    console: {
      label: 'You may also like',
      help: `The ids of up to ${MAX_ALSO_LIKE} items, such as [12, 7]. They show first below the item while they’re in stock.`,
    },
  },
  category: {
    select: "json_build_object('id', category.id, 'name', category.name, 'slug', category.slug)",
    activity: reference('item_categories', 'category_id'),
    csv: 'category',
    csvSelect: 'category.slug',
    console: { label: 'Category', help: 'Each item has exactly one.' },
  },
  categoryId: { select: 'items.category_id', activity: null, csv: null, console: null },
  tags: {
    select: tagsAs("json_build_object('id', tag.id, 'name', tag.name, 'slug', tag.slug)"),
    activity: references('items_tags_lnk', 'item_id', 'item_tags', 'item_tag'),
    csv: 'tags',
    csvSelect: tagsAs('tag.slug'),
    console: { label: 'Tags' },
  },
  features: {
    // Strapi returns jsonb as text but parses json.
    select: 'items.features::json',
    activity: "COALESCE(subject.features, '[]')::json",
    csv: 'list',
    console: {
      label: 'Features',
      help: 'A list of short texts, such as ["Signed by the maker", "Ships in two days"].',
    },
  },
  properties: {
    ...itemProperties,
    detail: true,
    csv: 'properties',
    console: {
      label: 'Properties',
      help: 'Values by the slugs of the category’s properties, such as {"material": "oak", "height": 12}.',
    },
  },
  details: { column: 'details', detail: true, csv: 'optionalText', console: { label: 'Details', help: MARKDOWN } },
  ...sharedSections('the category’s'),
  sections: { select: SECTIONS, detail: true, activity: null, csv: null, console: null },
  featured: {
    column: 'featured',
    csv: 'flag',
    console: { label: 'Featured', help: 'On: the item can appear on the home page.' },
  },
  published: {
    column: 'published',
    csv: 'flag',
    console: { label: 'Published', help: 'Off: only administrators see the item.' },
  },
  ...seoFields('the description', 'Leave empty to use the image.'),
  viewCount: { select: 'items.view_count', activity: null, csv: 'whole', imported: false, console: null },
  createdAt: {
    select: 'items.created_at',
    activity: null,
    csv: 'text',
    imported: false,
    console: { label: 'Created' },
  },
  updatedAt: { select: 'items.updated_at', activity: null, csv: 'text', imported: false, console: null },
} satisfies Fields<FullItem, (typeof ITEM_COLUMNS)[number]>;
