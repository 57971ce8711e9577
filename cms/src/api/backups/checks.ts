import { stat } from 'node:fs/promises';
import { counted } from '@stoa/contract';
import { checkBackup } from '../../backup/check-backup';
import type { Check, Finding } from '../../health/check';
import { isOverdue } from './domain/schedule';
import { type BackupRow, isStreamPaused, readInFolder, readNewest } from './queries/backups';
import { readBackupSettings } from './queries/settings';
import { missingOf } from './worker/missing';
import { FOLDER, fileOf } from './worker/place';

const HOUR_MS = 3_600_000;

const SCHEDULE_OFF: Finding = {
  severity: 'WARNING',
  what: 'The shop isn’t backed up by itself',
  why: 'If the disk is lost, so are all orders and customers.',
  advice: 'Turn the schedule on in the panel, under Backups, unless something else backs the shop up.',
  details: [],
};

const overdue = (failed: BackupRow | undefined): Finding => ({
  severity: 'ERROR',
  what: 'There has been no good backup for a day and a half',
  why: 'If the disk is lost now, so is everything since the last one.',
  advice: 'Choose “Back up now” in the panel, under Backups: it says what hinders it.',
  details: failed?.error ? [`The last attempt failed: ${failed.error}`] : [],
});

const unusable = (reason: string): Finding => ({
  severity: 'ERROR',
  what: 'The last backup can’t be restored',
  why: 'It’s what the shop would be brought back from.',
  advice: 'Make a new one in the panel, under Backups, and look at its disk.',
  details: [reason],
});

const missing = (rows: BackupRow[]): Finding => ({
  severity: 'ERROR',
  what: `${counted(rows.length, 'backup')} can’t be found in ${FOLDER} anymore`,
  why: 'What isn’t there can’t be restored. If it’s a disk of its own that isn’t mounted, new backups would go to the shop’s disk.',
  advice: 'Mount the disk. If they’re gone for good, delete them in the panel, under Backups.',
  details: rows.slice(0, 5).map(({ file_name: name }) => name),
});

const NOT_STREAMED: Finding = {
  severity: 'ERROR',
  what: 'The database isn’t copied to the disk of BACKUP_DIR',
  why: 'If the disk of the database is lost now, so is everything since the last backup.',
  advice: 'docker compose logs backup says why. Mostly that disk isn’t mounted, or is full.',
  details: [],
};

/** Reads it as a restore would, if there is time for that. What is in storage was read back from there when it was made. */
const findUnusable = async ({ file_name: name, bytes, bucket }: BackupRow, isThorough: boolean): Promise<Finding[]> => {
  if (bucket !== null) return [];
  try {
    const { size } = await stat(fileOf(name));
    if (size !== Number(bytes)) return [unusable(`${name} has ${size} bytes, and had ${bytes}.`)];
    if (isThorough) await checkBackup(fileOf(name));
    return [];
  } catch (error) {
    return [unusable((error as Error).message)];
  }
};

export const backupsCheck: Check = {
  name: 'Backups',
  page: 'BACKUPS',
  async look({ sql, isThorough }) {
    const { is_on: isOn, on_since: onSince } = await readBackupSettings(sql);
    const last = await readNewest(sql, 'DONE');
    const gone = await missingOf(await readInFolder(sql));
    const isLate = isOn && isOverdue(last?.started_at, onSince, new Date());
    const hours = last && Math.floor((Date.now() - last.started_at.getTime()) / HOUR_MS);
    return {
      summary: hours === undefined ? 'The shop has made none yet' : `The last one is ${counted(hours, 'hour')} old`,
      findings: [
        ...(isOn ? [] : [SCHEDULE_OFF]),
        ...(isLate ? [overdue(await readNewest(sql, 'FAILED'))] : []),
        ...(gone.length > 0 ? [missing(gone)] : []),
        ...(last && !gone.some(({ id }) => id === last.id) ? await findUnusable(last, isThorough) : []),
        ...((await isStreamPaused(sql)) ? [NOT_STREAMED] : []),
      ],
    };
  },
};
