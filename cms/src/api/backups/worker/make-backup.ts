import { mkdir } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { createBackup } from '../../../backup/create-backup';
import type { Progress } from '../../../backup/progress';
import { programVersion } from '../../../backup/versions';
import { causeOf } from '../../../database/failures/database-unavailable';
import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';
import { Failure } from '../../../failure';
import { type BackupRow, finishBackup, readDatabaseBytes, readNewest, saveProgress } from '../queries/backups';
import { FOLDER, fileOf, freeBytes, removeFile, UPLOADS, uploadedBytes } from './place';
import { requireRoom } from './room';

const SAVE_EVERY = 1_000;
/** Than the last one, which may have been smaller. */
const LARGER = 1.25;

const STOPPED = 'The server was stopped while it made this backup. Make another one.';

const messageOf = (error: unknown): string => {
  if ((error as NodeJS.ErrnoException).code === 'ENOSPC')
    return 'The disk is full. Delete backups that you don’t need, or get a larger disk.';
  return error instanceof Failure ? error.message : `The backup wasn’t made: ${causeOf(error)}`;
};

/** Images hardly shrink in it, and the database does. */
const neededBytes = async (sql: Sql): Promise<number> => {
  const last = await readNewest(sql, 'DONE');
  return last?.bytes ? Number(last.bytes) * LARGER : (await uploadedBytes()) + (await readDatabaseBytes(sql));
};

/** Saves how far it is now and then, which is also its sign of life. `report` throws once the backup shouldn’t go on. */
const reporting = (sql: Sql, id: number, stopping: AbortSignal) => {
  let latest: Progress | undefined;
  let isLost = false;
  const save = async () => {
    isLost = !(await saveProgress(sql, id, latest).catch(() => true));
  };
  const timer = setInterval(save, SAVE_EVERY);
  return {
    report(progress: Progress): void {
      if (stopping.aborted) throw new Failure(STOPPED);
      if (isLost) throw new Failure('The server didn’t get further with this backup for a minute. Make another one.');
      latest = progress;
    },
    end: () => clearInterval(timer),
  };
};

/** Makes a backup that has its row, and reads it back. What happens is in the row and in the log: it never rejects. */
export const makeBackup = async (strapi: Core.Strapi, row: BackupRow, stopping: AbortSignal): Promise<boolean> => {
  const sql = strapi.db.connection;
  const { id, file_name: fileName } = row;
  const { report, end } = reporting(sql, id, stopping);
  try {
    await mkdir(FOLDER, { recursive: true, mode: 0o700 });
    requireRoom({ free: await freeBytes(), needed: await neededBytes(sql), folder: FOLDER });
    const { bytes } = await createBackup({
      databaseUrl: environment.databaseListenUrl,
      uploads: UPLOADS,
      file: fileOf(fileName),
      version: programVersion(),
      encryptionKey: environment.secrets.encryptionKey,
      report,
    });
    // Otherwise, it counts as failed already.
    if (!(await finishBackup(sql, id, { status: 'DONE', bytes }))) await removeFile(fileName);
    strapi.log.info(`Backup ${fileName}: ${bytes} bytes, read back`);
    return true;
  } catch (error) {
    strapi.log.error(`Backup ${fileName}: ${causeOf(error)}`);
    await finishBackup(sql, id, { status: 'FAILED', error: messageOf(error) }).catch(() => false);
    return false;
  } finally {
    end();
  }
};
