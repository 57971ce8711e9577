import { activityFields } from '../../area/fields';
import type { RecordKind } from '../../area/record-kind';
import { pageFields } from './fields';

export const pageRecord = {
  uid: 'api::pages.page',
  table: 'pages',
  title: 'title',
  fields: activityFields(pageFields),
  images: ['content', 'share_image_url'],
} satisfies RecordKind;
