import { activityFields } from '../../area/fields';
import type { RecordKind } from '../../area/record-kind';
import { userFields } from './fields';

export const userRecord = {
  uid: 'plugin::users-permissions.user',
  table: 'up_users',
  title: 'name',
  fields: activityFields(userFields),
  images: ['avatar'],
} satisfies RecordKind;
