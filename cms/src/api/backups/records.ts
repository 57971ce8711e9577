import type { RecordKind } from '../../area/record-kind';

export const backupStorageRecord = {
  table: 'backup_storage',
  title: 'bucket',
  fields: {
    endpoint: 'subject.endpoint',
    region: 'subject.region',
    bucket: 'subject.bucket',
    prefix: 'subject.prefix',
    pathStyle: 'subject.path_style',
    accessKey: 'subject.access_key',
  },
} satisfies RecordKind;

export const backupSettingsRecord = {
  table: 'backup_settings',
  title: 'time',
  fields: {
    isOn: 'subject.is_on',
    time: 'subject.time',
    keepDaily: 'subject.keep_daily',
    keepWeekly: 'subject.keep_weekly',
    keepMonthly: 'subject.keep_monthly',
  },
} satisfies RecordKind;
