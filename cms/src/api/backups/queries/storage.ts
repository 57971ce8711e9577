import type { Selectable } from 'kysely';
import type { Tables } from '../../../database/column-types';
import type { Sql } from '../../../database/sql';
import { tables } from '../../../database/tables';

/** The only row has an id, as all records do. */
export const BACKUP_STORAGE_ID = 1;

/** `bucket`: empty if none was set up. `secret_key`: encrypted. */
export type BackupStorageRow = Omit<Selectable<Tables['backup_storage']>, 'id' | 'updated_at'>;

export const readBackupStorage = (sql: Sql): Promise<BackupStorageRow & { updated_at: Date }> =>
  tables(sql).selectFrom('backup_storage').selectAll().executeTakeFirstOrThrow();

export const saveBackupStorage = async (sql: Sql, row: BackupStorageRow): Promise<void> => {
  await tables(sql)
    .updateTable('backup_storage')
    .set({ ...row, updated_at: new Date() })
    .execute();
};
