import { mkdir } from 'node:fs/promises';
import type { Core } from '@strapi/strapi';
import { createBackup } from '../../../backup/create-backup';
import type { Progress, Report } from '../../../backup/progress';
import { sendBackup } from '../../../backup/s3/send-backup';
import { shopImages } from '../../../backup/shop-images';
import { programVersion } from '../../../backup/versions';
import { causeOf } from '../../../database/failures/database-unavailable';
import type { Sql } from '../../../database/sql';
import { environment } from '../../../environment';
import { Failure } from '../../../failure';
import { keyIn } from '../../../s3/s3';
import { services } from '../../../services';
import {
  type BackupRow,
  finishBackup,
  readDatabaseBytes,
  readInFolder,
  readNewest,
  saveObject,
  saveProgress,
} from '../queries/backups';
import { requireFormer } from './missing';
import { FOLDER, fileOf, freeBytes, removeFiles, uploadedBytes } from './place';
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

/** To the storage that is set up, if there is one. Its place is known before anything is there, so that it can be removed. */
const send = async (strapi: Core.Strapi, { id, file_name: fileName }: BackupRow, report: Report): Promise<void> => {
  const settings = await services(strapi).backups.storage.current();
  if (!settings) return;
  const object = { bucket: settings.bucket, key: keyIn(settings, fileName) };
  try {
    await saveObject(strapi.db.connection, id, object);
    await sendBackup(settings, object, fileOf(fileName), report);
  } finally {
    await removeFiles(fileName);
  }
};

/** Makes a backup that has its row, and reads it back. What happens is in the row and in the log: it never rejects. */
export const makeBackup = async (strapi: Core.Strapi, row: BackupRow, stopping: AbortSignal): Promise<boolean> => {
  const sql = strapi.db.connection;
  const { id, file_name: fileName } = row;
  const { report, end } = reporting(sql, id, stopping);
  try {
    if (!(await services(strapi).backups.storage.current())) await requireFormer(await readInFolder(sql));
    await mkdir(FOLDER, { recursive: true, mode: 0o700 });
    requireRoom({ free: await freeBytes(), needed: await neededBytes(sql), folder: FOLDER });
    const { bytes } = await createBackup({
      databaseUrl: environment.databaseListenUrl,
      images: shopImages,
      file: fileOf(fileName),
      version: programVersion(),
      encryptionKey: environment.secrets.encryptionKey,
      report,
    });
    await send(strapi, row, report);
    if (!(await finishBackup(sql, id, { status: 'DONE', bytes }))) throw new Failure('It counts as failed already');
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
