import { activityFields } from '../../area/fields';
import type { RecordKind } from '../../area/record-kind';
import { brandFields, homeFields, menusFields, settingsFields } from './fields';

export const settingsRecord = {
  uid: 'api::store.setting',
  table: 'store_settings',
  title: 'shop_name',
  fields: activityFields(settingsFields),
} satisfies RecordKind;

export const menusRecord = {
  uid: 'api::store.menu',
  table: 'menus',
  // Nobody is shown the title of a record that there is one of.
  title: 'document_id',
  fields: activityFields(menusFields),
} satisfies RecordKind;

export const homeRecord = {
  uid: 'api::store.home',
  table: 'home_page',
  title: 'name',
  fields: activityFields(homeFields),
  images: ['sections::text'],
} satisfies RecordKind;

export const brandRecord = {
  uid: 'api::store.brand',
  table: 'brand',
  title: 'name',
  fields: activityFields(brandFields),
  images: ['logo_light', 'logo_dark', 'icon'],
} satisfies RecordKind;
