import {
  type Collection,
  type CollectionListQuery,
  type CollectionSummary,
  collectionListQuery,
  createCollectionInput,
  RULE_ORDERS,
  type UpdateCollectionInput,
  updateCollectionInput,
} from '@stoa/contract';
import { type Fields, stampsOf } from '../../../area/fields';
import {
  flag,
  json,
  linksTo,
  optionalMarkdown,
  rendered,
  requiredLine,
  webAddress,
} from '../../../area/records/attributes';
import { defineRecord } from '../../../area/records/define-record';
import { seoFields, seoRows } from '../../../area/seo';
import { type LibraryImageRow, libraryImageAt, toLibraryImage } from '../../../database/images/library-image';
import { requireReferences } from '../../../database/references';
import type { Draft } from '../../../documents/rule';
import { typedList } from '../../../documents/typed-list';

const pickedOf = (of: string, picked: string) => `COALESCE((
  SELECT json_agg(${picked} ORDER BY link.item_ord, item.id)
  FROM collections_items_lnk link JOIN items item ON item.id = link.item_id WHERE link.collection_id = ${of}.id), '[]')`;

const ORDER_OF_RULE = `CASE concat(rule->>'sortBy', '-', rule->>'order')
  ${Object.entries(RULE_ORDERS)
    .map(([order, words]) => `WHEN '${order}' THEN '${words}'`)
    .join(' ')} END`;

/** A line for each part that is set: 'Min price: $40.00'. */
const RULE_IN_LINES = `(
  SELECT to_json(array_remove(ARRAY[
    'Category: ' || (SELECT name FROM item_categories WHERE id = (rule->>'categoryId')::int),
    'Tags: ' || (SELECT string_agg(name, ', ' ORDER BY name) FROM item_tags
      WHERE id IN (SELECT tag::int FROM json_array_elements_text(rule->'tags') tag)),
    'Min price: $' || to_char((rule->>'minPrice')::numeric, 'FM999,999,990.00'),
    'Max price: $' || to_char((rule->>'maxPrice')::numeric, 'FM999,999,990.00'),
    CASE WHEN (rule->>'onSale')::boolean THEN 'Only items on sale' END,
    CASE WHEN (rule->>'available')::boolean THEN 'Only available items' END,
    'Order: ' || ${ORDER_OF_RULE}], NULL))
  FROM (SELECT subject.rule::json AS rule) AS of WHERE subject.rule IS NOT NULL)`;

const { id, ...stamps } = stampsOf('collections');

/** In form order. */
const fields = {
  id,
  title: { column: 'title', type: requiredLine(3, 200), console: { label: 'Title' } },
  slug: {
    column: 'slug',
    type: requiredLine(3, 200),
    console: { label: 'Slug', help: 'The last part of the collection’s address.' },
  },
  description: {
    column: 'description',
    type: optionalMarkdown(20_000),
    detail: true,
    console: { label: 'Description', help: 'Supports Markdown. Shown above the items.' },
  },
  descriptionHtml: {
    select: 'collections.description_html',
    type: rendered,
    detail: true,
    activity: null,
    console: null,
  },
  opening: { select: 'collections.opening', type: rendered, detail: true, activity: null, console: null },
  imageUrl: {
    column: 'image_url',
    type: webAddress,
    console: {
      label: 'Image',
      help: 'The address of an image: copy it from the Media Library (/uploads/…) or use https://….',
    },
  },
  libraryImage: { select: libraryImageAt('collections.image_url'), activity: null, console: null },
  rule: {
    // Strapi returns jsonb as text but parses json.
    select: 'collections.rule::json',
    type: json,
    activity: RULE_IN_LINES,
    console: { label: 'Rule', help: 'Such as {"maxPrice": 50}. Leave empty to pick the items by hand.' },
  },
  items: {
    select: pickedOf('collections', "json_build_object('id', item.id, 'title', item.title)"),
    type: linksTo('api::marketplace.item'),
    detail: true,
    activity: pickedOf('subject', 'item.title'),
    console: { label: 'Items', help: 'Picked by hand. If the collection has a rule, these aren’t shown.' },
  },
  published: {
    column: 'published',
    type: flag(true),
    console: { label: 'Published', help: 'Off: only administrators see it.' },
  },
  ...seoFields('the beginning of the description', 'Leave empty to use the image.'),
  ...stamps,
} satisfies Fields<Collection>;

/** The console sends what was typed. */
const withRule = (draft: Draft): Draft => {
  if (draft.rule === '') return { ...draft, rule: null };
  return typeof draft.rule === 'string' ? { ...draft, rule: typedList(draft.rule) } : draft;
};

type Row = { libraryImage: LibraryImageRow | null; items?: Collection['items'] };

export const collection = defineRecord<Collection, CollectionSummary, CollectionListQuery, UpdateCollectionInput>({
  table: 'collections',
  noun: 'collection',
  title: 'title',
  path: '/collections',
  visible: 'collections.published',
  fields,
  type: {
    uid: 'api::marketplace.collection',
    label: 'Collections',
    description: 'Items that belong together, on a page of their own',
    console: {
      columns: ['title', 'slug', 'published'],
      form: [
        { title: 8, published: 4 },
        { slug: 12 },
        { description: 12 },
        { imageUrl: 12 },
        { items: 12 },
        { rule: 12 },
        ...seoRows,
      ],
    },
    markdown: 'description',
    links: ['items'],
    readDraft: withRule,
  },
  query: collectionListQuery,
  create: createCollectionInput,
  update: updateCollectionInput,
  search: ['collections.title', 'collections.description'],
  /** What was picked may be unpublished, so visitors only see the items on the collection's page. */
  show: ({ libraryImage, items }: Row, seesAll) => ({
    libraryImage: toLibraryImage(libraryImage),
    ...(items && !seesAll && { items: [] }),
  }),
  require: (strapi, { items }) =>
    requireReferences(strapi, [{ table: 'items', field: 'items', noun: 'Item', ids: items }]),
  record: {
    images: ['image_url', 'description', 'share_image_url'],
    belongings: [
      { table: 'collections_items_lnk', column: 'collection_id', other: { column: 'item_id', kind: 'item' } },
    ],
  },
});
