import type { Core } from '@strapi/strapi';
import { deleteBackups, readInFolder, readNewest } from './queries/backups';
import { saveBackupSettings } from './queries/settings';
import { missingOf } from './worker/missing';

/** In a restored shop, the backup that it comes from is still being made, and on a new machine, none of the others is there. */
export const forgetMissing = async (strapi: Core.Strapi): Promise<void> => {
  const sql = strapi.db.connection;
  const [missing, running] = [await missingOf(await readInFolder(sql)), await readNewest(sql, 'RUNNING')];
  await deleteBackups(
    sql,
    [...missing, ...(running ? [running] : [])].map(({ id }) => id),
  );
  await saveBackupSettings(sql, { on_since: new Date() });
};
