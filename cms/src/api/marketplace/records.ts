import { activityFields } from '../../area/fields';
import type { RecordKind } from '../../area/record-kind';
import { itemFields } from './fields';

export const itemRecord = {
  uid: 'api::marketplace.item',
  table: 'items',
  title: 'title',
  fields: activityFields(itemFields),
  images: ['image_url', 'gallery::text', 'share_image_url', 'details', 'delivery', 'care'],
  belongings: [
    { table: 'item_variants', column: 'item_id' },
    { table: 'items_tags_lnk', column: 'item_id', other: { column: 'item_tag_id', kind: 'itemTag' } },
    { table: 'collections_items_lnk', column: 'item_id', other: { column: 'collection_id', kind: 'collection' } },
  ],
  parts: [{ uid: 'api::marketplace.item-variant', table: 'item_variants', owner: 'item_id', images: ['image_url'] }],
  category: 'itemCategory',
} satisfies RecordKind;
