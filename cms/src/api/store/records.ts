import { activityFields } from '../../area/fields';
import type { RecordKind } from '../../area/record-kind';
import { settingsFields } from './fields';

export const settingsRecord = {
  uid: 'api::store.setting',
  table: 'store_settings',
  title: 'shop_name',
  fields: activityFields(settingsFields),
} satisfies RecordKind;
