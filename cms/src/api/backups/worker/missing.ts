import { access } from 'node:fs/promises';
import { Failure } from '../../../failure';
import type { BackupRow } from '../queries/backups';
import { FOLDER, fileOf } from './place';

/** Those of `made` whose file isn’t there. */
export const missingOf = async (made: BackupRow[]): Promise<BackupRow[]> => {
  const missing: BackupRow[] = [];
  for (const row of made) await access(fileOf(row.file_name)).catch(() => missing.push(row));
  return missing;
};

/** A folder that has lost all of its backups is mostly one whose disk isn’t mounted: a new one would go to the shop’s own disk. */
export const requireFormer = async (made: BackupRow[]): Promise<void> => {
  if (made.length === 0 || (await missingOf(made)).length < made.length) return;
  throw new Failure(
    `None of the backups that were made before is in ${FOLDER} anymore. If that’s a disk of its own, mount it. Otherwise delete them from this list, and make another one.`,
  );
};
