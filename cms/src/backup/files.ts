import { readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Failure } from '../failure';

/** What a killed backup leaves: it wasn’t read back. */
export const UNFINISHED = '.unfinished';

export const requireFinished = (file: string): void => {
  if (file.endsWith(UNFINISHED))
    throw new Failure(`${file} isn’t a whole backup: it was interrupted. Use another backup.`);
};

/** Such as `stoa-20261128-124005.tar`, in the data folder. */
export const newBackupFile = (dataFolder: string, prefix: string, at = new Date()): string => {
  const moment = at.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return path.join(dataFolder, 'backups', `${prefix}-${moment}.tar`);
};

const ABANDONED_AFTER_MS = 24 * 3_600_000;

/** What killed backups left there. */
export const removeAbandoned = async (folder: string): Promise<void> => {
  for (const name of (await readdir(folder)).filter((file) => file.endsWith(`.tar${UNFINISHED}`))) {
    const file = path.join(folder, name);
    const { mtimeMs } = await stat(file);
    if (Date.now() - mtimeMs > ABANDONED_AFTER_MS) await rm(file, { force: true });
  }
};
