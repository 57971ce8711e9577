import type { Area } from '../../area/area';
import { type MadeBy, services } from '../../services';
import { backupsCheck } from './checks';
import { forgetMissing } from './forget-missing';
import { migrations } from './migrations';
import { backupOverdue, sayBackupOverdue } from './overdue-mail';
import { backupSettingsRecord, backupStorageRecord } from './records';
import list from './services/list';
import settings from './services/settings';
import storage from './services/storage';

const factories = { list, settings, storage };

declare module '../../services' {
  interface Services {
    backups: MadeBy<typeof factories>;
  }
}

export const backups = {
  services: factories,
  migrations,
  records: { backupSettings: backupSettingsRecord, backupStorage: backupStorageRecord },
  mails: { backupOverdue },
  notifications: { backupOverdue: sayBackupOverdue },
  gauges: [
    {
      name: 'stoa_backup_age_seconds',
      help: 'Since the last good backup, or since the schedule was turned on if that was later; 0 while it’s off',
      sql: `SELECT EXTRACT(epoch FROM now() - GREATEST(on_since, (SELECT max(started_at) FROM backups WHERE status = 'DONE'))) AS value
        FROM backup_settings WHERE is_on UNION ALL SELECT 0 FROM backup_settings WHERE NOT is_on`,
    },
    {
      name: 'stoa_wal_streamed',
      help: 'Whether the WAL is streamed to the backups of scripts/restore-to; missing where it never was',
      labels: ['slot'],
      sql: "SELECT slot_name AS slot, active::int AS value FROM pg_replication_slots WHERE slot_name = 'stoa_backup'",
    },
  ],
  checks: [backupsCheck],
  afterRestore: forgetMissing,
  anonymizeUser: (sql, userId, name) => sql('backups').where('user_id', userId).update({ user_name: name }),
  loops: (strapi) => [services(strapi).backups.list.loop],
} satisfies Area;
