import { createReadStream } from 'node:fs';
import { rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Core } from '@strapi/strapi';
import { newBackupName, UNFINISHED } from '../../../backup/files';
import { environment } from '../../../environment';
import { Failure } from '../../../failure';
import { uploads } from '../../../images/storage/uploads';
import { addressOf, openS3, type S3Object, type S3Settings, withS3 } from '../../../s3/s3';
import { services } from '../../../services';
import type { BackupRow } from '../queries/backups';

export const FOLDER = path.join(environment.dataFolder, 'backups');

/** Others are named differently: only these are deleted. */
export const newFileName = (): string => newBackupName('stoa-backup');

export const fileOf = (fileName: string): string => path.join(FOLDER, fileName);

type Placed = Pick<BackupRow, 'file_name' | 'bucket' | 'object_key'>;

const objectOf = ({ bucket, object_key: key }: Placed): S3Object | undefined =>
  bucket !== null && key !== null ? { bucket, key } : undefined;

export const locationOf = (row: Placed): string => {
  const object = objectOf(row);
  return object ? addressOf(object) : fileOf(row.file_name);
};

const NO_STORAGE = 'No storage is set up anymore, so this backup can’t be reached. Set it up again.';

/** The storage that is set up now, for a backup that went to storage. */
const storageOf = async (strapi: Core.Strapi): Promise<S3Settings> => {
  const settings = await services(strapi).backups.storage.current();
  if (!settings) throw new Failure(NO_STORAGE);
  return settings;
};

/** Also what a killed process left of it. */
export const removeFiles = async (fileName: string): Promise<void> => {
  await rm(fileOf(fileName), { force: true });
  await rm(`${fileOf(fileName)}${UNFINISHED}`, { force: true });
};

export const removeBackup = async (strapi: Core.Strapi, row: Placed): Promise<void> => {
  const object = objectOf(row);
  if (object) await withS3(await storageOf(strapi), (s3) => s3.remove(object));
  await removeFiles(row.file_name);
};

/** Undefined if its file has gone. */
export const openBackup = async (
  strapi: Core.Strapi,
  row: Placed,
): Promise<{ file: Readable; bytes: number | undefined } | undefined> => {
  const object = objectOf(row);
  if (!object) {
    const file = fileOf(row.file_name);
    const found = await stat(file).catch(() => undefined);
    return found && { file: createReadStream(file, { highWaterMark: 1024 * 1024 }), bytes: found.size };
  }
  const s3 = await openS3(await storageOf(strapi));
  try {
    const { content, bytes } = await s3.read(object);
    content.once('close', s3.close);
    return { file: content, bytes };
  } catch (error) {
    s3.close();
    throw error;
  }
};

export const freeBytes = async (): Promise<number> => {
  const { bavail, bsize } = await statfs(FOLDER);
  return bavail * bsize;
};

export const uploadedBytes = async (): Promise<number> => {
  const images = [...(await uploads.list()).values()];
  return images.reduce((sum, { bytes }) => sum + bytes, 0);
};
