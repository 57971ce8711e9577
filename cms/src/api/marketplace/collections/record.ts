import { activityFields } from '../../../area/fields';
import type { RecordKind } from '../../../area/record-kind';
import { collectionFields } from './fields';

export const collectionRecord = {
  uid: 'api::marketplace.collection',
  table: 'collections',
  title: 'title',
  fields: activityFields(collectionFields),
  images: ['image_url', 'description', 'share_image_url'],
  belongings: [{ table: 'collections_items_lnk', column: 'collection_id', other: { column: 'item_id', kind: 'item' } }],
} satisfies RecordKind;
