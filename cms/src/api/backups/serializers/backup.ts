import type { Backup, BackupSettings } from '@stoa/contract';
import type { BackupRow } from '../queries/backups';
import type { BackupSettingsRow } from '../queries/settings';
import { locationOf } from '../worker/place';

const progressOf = ({ status, step, done, total }: BackupRow): Backup['progress'] =>
  status === 'RUNNING' && step !== null
    ? { step, done: Number(done), total: total === null ? null : Number(total) }
    : null;

export const toBackup = (row: BackupRow): Backup => ({
  id: row.id,
  fileName: row.file_name,
  location: locationOf(row),
  status: row.status,
  madeBy: row.user_name,
  startedAt: row.started_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  bytes: row.bytes === null ? null : Number(row.bytes),
  progress: progressOf(row),
  error: row.error,
});

export const toBackupSettings = (row: BackupSettingsRow): BackupSettings => ({
  isOn: row.is_on,
  time: row.time,
  keepDaily: row.keep_daily,
  keepWeekly: row.keep_weekly,
  keepMonthly: row.keep_monthly,
  updatedAt: row.updated_at.toISOString(),
});
