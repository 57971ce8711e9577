import { readdir, rm, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import { newBackupFile, UNFINISHED } from '../../../backup/files';
import { environment } from '../../../environment';

export const FOLDER = path.join(environment.dataFolder, 'backups');
export const UPLOADS = path.join(environment.dataFolder, 'public', 'uploads');

/** Others are named differently: only these are deleted. */
export const newFileName = (): string => path.basename(newBackupFile(environment.dataFolder, 'stoa-backup'));

export const fileOf = (fileName: string): string => path.join(FOLDER, fileName);

/** Also what a killed process left of it. */
export const removeFile = async (fileName: string): Promise<void> => {
  await rm(fileOf(fileName), { force: true });
  await rm(`${fileOf(fileName)}${UNFINISHED}`, { force: true });
};

export const freeBytes = async (): Promise<number> => {
  const { bavail, bsize } = await statfs(FOLDER);
  return bavail * bsize;
};

export const uploadedBytes = async (): Promise<number> => {
  const names = await readdir(UPLOADS).catch(() => []);
  let bytes = 0;
  for (const name of names) bytes += (await stat(path.join(UPLOADS, name)).catch(() => undefined))?.size ?? 0;
  return bytes;
};
