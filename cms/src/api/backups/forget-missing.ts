import { access } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { tables } from '../../database/tables';
import { deleteBackups } from './queries/backups';
import { saveBackupSettings } from './queries/settings';
import { fileOf } from './worker/place';

/** In a restored shop, the backup that it comes from is still being made, and on a new machine, none of the others is there. */
export const forgetMissing = async (strapi: Core.Strapi): Promise<void> => {
  const sql = strapi.db.connection;
  const rows = await tables(sql).selectFrom('backups').selectAll().execute();
  const missing: number[] = [];
  for (const { id, status, file_name: fileName, bucket } of rows) {
    const isThere = await access(fileOf(fileName)).then(
      () => true,
      () => false,
    );
    if (status === 'RUNNING' || (status === 'DONE' && bucket === null && !isThere)) missing.push(id);
  }
  await deleteBackups(sql, missing);
  await saveBackupSettings(sql, { on_since: new Date() });
};
