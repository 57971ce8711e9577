import type { Selectable } from 'kysely';
import type { Tables } from '../../../database/column-types';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

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
};
