import type { Selectable } from 'kysely';
import type { Tables } from '../../../database/column-types';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

/** Has every replica look at once whether something is due. */
export const BACKUPS_CHANNEL = 'stoa_backups';
/** The only row has an id, as all records do. */
export const BACKUP_SETTINGS_ID = 1;

export type BackupSettingsRow = Selectable<Tables['backup_settings']>;

export const readBackupSettings = (sql: Sql): Promise<BackupSettingsRow> =>
  tables(sql).selectFrom('backup_settings').selectAll().executeTakeFirstOrThrow();

export const saveBackupSettings = async (
  sql: Sql,
  row: Partial<Omit<BackupSettingsRow, 'id' | 'updated_at'>>,
): Promise<void> => {
  await tables(sql)
    .updateTable('backup_settings')
    .set({ ...row, updated_at: new Date() })
    .execute();
  await sql.raw('SELECT pg_notify(?, ?)', [BACKUPS_CHANNEL, '']);
};
