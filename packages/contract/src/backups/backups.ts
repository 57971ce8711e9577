import * as yup from 'yup';
import { ADMIN_PAGE_SIZE } from '../constants';
import { flag, noList, openedVersion, requiredText } from '../input/fields';
import { queryLimit, queryPage } from '../input/list-query';
import type { Pagination } from '../input/paging';

/** DONE: it was read back, so it can be restored. */
export const BACKUP_STATUSES = ['RUNNING', 'DONE', 'FAILED'] as const;
export type BackupStatus = (typeof BACKUP_STATUSES)[number];

/** No good one for longer than this, and the shop says so. */
export const BACKUP_OVERDUE_HOURS = 36;

export interface Backup {
  id: number;
  fileName: string;
  /** Where it is, as `npm run restore` takes it. */
  location: string;
  status: BackupStatus;
  /** Null: the schedule. */
  madeBy: string | null;
  startedAt: string;
  finishedAt: string | null;
  bytes: number | null;
  /** While it runs: “Tables”, 12 of 131. */
  progress: { step: string; done: number; total: number | null } | null;
  /** Why it failed, and what to do. */
  error: string | null;
}

export interface BackupList {
  items: Backup[];
  pagination: Pagination;
}

/** Whether the shop is backed up. */
export interface BackupState {
  lastGood: Backup | null;
  running: Backup | null;
  /** Null: the schedule is off. */
  nextAt: string | null;
  /** The schedule is on, and there is no good one of the last 36 hours. */
  isOverdue: boolean;
  /** How many good ones aren’t in their folder anymore. */
  missing: number;
  /** Where the files are. */
  place: string;
}

export interface BackupSettings {
  isOn: boolean;
  /** By the shop's clock: `03:00`. */
  time: string;
  keepDaily: number;
  keepWeekly: number;
  keepMonthly: number;
  updatedAt: string;
}

const kept = (label: string, min: number, max: number) => {
  const message = `${label} must be a whole number from ${min} to ${max}`;
  return yup
    .number()
    .label(label)
    .transform(noList)
    .typeError(message)
    .required(message)
    .integer(message)
    .min(min, message)
    .max(max, message);
};

const NO_TIME = 'Enter a time, such as 03:00';

export const backupSettingsInput = yup.object({
  isOn: flag('Back up every day').required('Back up every day is required'),
  time: requiredText('Time', 1, 5, NO_TIME).matches(/^([01]\d|2[0-3]):[0-5]\d$/, {
    message: NO_TIME,
    excludeEmptyString: true,
  }),
  keepDaily: kept('Days', 1, 90),
  keepWeekly: kept('Weeks', 0, 104),
  keepMonthly: kept('Months', 0, 120),
  updatedAt: openedVersion(),
});
export type BackupSettingsInput = yup.InferType<typeof backupSettingsInput>;

export const backupListQuery = yup.object({ page: queryPage(), limit: queryLimit(ADMIN_PAGE_SIZE) });
export type BackupListQuery = yup.InferType<typeof backupListQuery>;
