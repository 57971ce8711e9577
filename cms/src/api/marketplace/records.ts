import { activityFields } from '../../area/fields';
import type { RecordKind } from '../../area/record-kind';
import { termRecord } from '../../area/term-record';
import { itemFields } from './fields';
import { itemCategory, itemTag } from './terms';

export const marketplaceRecords = {
  item: {
    uid: 'api::marketplace.item',
    table: 'items',
    title: 'title',
    fields: activityFields(itemFields),
    pictures: ['image_url'],
    belongings: [{ table: 'items_tags_lnk', column: 'item_id', other: { column: 'item_tag_id', kind: 'itemTag' } }],
    category: 'itemCategory',
  },
  itemCategory: termRecord(itemCategory),
  itemTag: termRecord(itemTag),
} satisfies Record<string, RecordKind>;
