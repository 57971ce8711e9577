import type { RecordKind } from '../../area/record-kind';

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
