import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../failure';

/** What a killed backup leaves: it wasn’t read back. */
export const UNFINISHED = '.unfinished';

export const requireFinished = (file: string): void => {
  if (file.endsWith(UNFINISHED))
    throw new Failure(`${file} isn’t a whole backup: it was interrupted. Use another backup.`);
};

/** Such as `stoa-20261128-124005.tar`. */
export const newBackupName = (prefix: string, at = new Date()): string =>
  `${prefix}-${at.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-')}.tar`;

export const newBackupFile = (dataFolder: string, prefix: string): string =>
  path.join(dataFolder, 'backups', newBackupName(prefix));

/** A full disk is told by whoever knows what to do about it. */
export const cannotWrite =
  (place: string) =>
  (error: NodeJS.ErrnoException): never => {
    if (error.code === 'ENOSPC') throw error;
    throw new Failure(
      `${place} can’t be written to (${error.code}). Is its disk mounted, and may this user write to it?`,
    );
  };

const DAY_MS = 24 * 3_600_000;

const removeOlder = async (folder: string, name: RegExp, days: number): Promise<void> => {
  for (const found of (await readdir(folder)).filter((one) => name.test(one))) {
    const file = path.join(folder, found);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > days * DAY_MS) await rm(file, { force: true });
  }
};

/** What killed backups left there. */
export const removeAbandoned = (folder: string): Promise<void> => removeOlder(folder, /\.tar\.unfinished$/, 1);

/** Shops that were replaced, each of which is a whole backup. */
export const REPLACED = 'before-restore';

export const removeReplaced = (folder: string): Promise<void> =>
  removeOlder(folder, /^before-restore-[\d-]+\.tar$/, 30);
