import type { BackupSettings, BackupSettingsInput } from '@stoa/contract';
import { guardedRow } from '../../../database/guarded-change';
import { type Context, services } from '../../../services';
import {
  BACKUP_SETTINGS_ID,
  type BackupSettingsRow,
  readBackupSettings,
  saveBackupSettings,
} from '../queries/settings';
import { toBackupSettings } from '../serializers/backup';

/** What is due begins with the next time that is chosen now, not with one that has passed. */
const beginsAnew = (row: BackupSettingsRow, { isOn, time }: BackupSettingsInput): boolean =>
  isOn && (!row.is_on || row.time !== time);

export default ({ strapi }: Context) => {
  const sql = strapi.db.connection;
  const read = async (): Promise<BackupSettings> => toBackupSettings(await readBackupSettings(sql));

  return {
    read,

    async change({ updatedAt, ...input }: BackupSettingsInput): Promise<BackupSettings> {
      const guarded = { table: 'backup_settings', openedAt: updatedAt, noun: 'backup settings', current: read };
      await services(strapi).history.activity.watch({ kind: 'backupSettings', ids: [BACKUP_SETTINGS_ID] }, () =>
        guardedRow<BackupSettingsRow>(strapi, guarded, (trx, row) =>
          saveBackupSettings(trx, {
            is_on: input.isOn,
            time: input.time,
            keep_daily: input.keepDaily,
            keep_weekly: input.keepWeekly,
            keep_monthly: input.keepMonthly,
            ...(beginsAnew(row, input) ? { on_since: new Date() } : {}),
          }),
        ),
      );
      return read();
    },
  };
};
