import type { Core } from '@strapi/strapi';
import { readTimeZone } from '../../../database/days';
import { createLoop } from '../../../database/loops/loop';
import { signals } from '../../../database/loops/signals';
import { services } from '../../../services';
import { keptBackups } from '../domain/retention';
import { isOverdue, lastDue } from '../domain/schedule';
import {
  type BackupRow,
  deleteBackups,
  failLost,
  insertDueBackup,
  pruneFailures,
  readNewest,
  readScheduled,
} from '../queries/backups';
import { BACKUPS_CHANNEL, readBackupSettings } from '../queries/settings';
import { makeBackup } from './make-backup';
import { newFileName, removeBackup } from './place';

const LOOK_EVERY = 30_000;

const LOST = 'The server stopped while it made this backup. Make another one; what is left of this one is deleted.';

/** Deletes only what the schedule made. */
export const pruneBackups = async (strapi: Core.Strapi): Promise<void> => {
  const sql = strapi.db.connection;
  const { keep_daily: keepDaily, keep_weekly: keepWeekly, keep_monthly: keepMonthly } = await readBackupSettings(sql);
  const made = await readScheduled(sql);
  const kept = keptBackups(
    made.map(({ id, started_at: startedAt }) => ({ id, startedAt })),
    { keepDaily, keepWeekly, keepMonthly, zone: await readTimeZone(sql) },
  );
  for (const row of made.filter(({ id }) => !kept.has(id))) {
    await removeBackup(strapi, row);
    await deleteBackups(sql, [row.id]);
  }
  await pruneFailures(sql);
};

export default ({ strapi }: { strapi: Core.Strapi }) => {
  const sql = strapi.db.connection;
  let making: Promise<void> | undefined;

  const begin = (row: BackupRow): void => {
    making = (async () => {
      const isDone = await makeBackup(strapi, row, loop.signal);
      if (isDone && row.scheduled_for)
        await pruneBackups(strapi).catch((error: Error) => strapi.log.error(`Backups: ${error.message}`));
    })();
  };

  const tellIfOverdue = async (onSince: Date): Promise<void> => {
    const last = await readNewest(sql, 'DONE');
    if (!isOverdue(last?.started_at, onSince, new Date())) return;
    const failed = await readNewest(sql, 'FAILED');
    const payload = { lastAt: last?.started_at ?? null, error: failed?.error ?? null };
    const key = (last?.started_at ?? onSince).toISOString();
    await services(strapi).notifications.feed.notify(sql, 'backupOverdue', key, payload);
  };

  const round = async (): Promise<void> => {
    for (const row of await failLost(sql, LOST))
      await removeBackup(strapi, row).catch(({ message }: Error) => strapi.log.warn(`Backups: ${message}`));
    const { is_on: isOn, time, on_since: onSince } = await readBackupSettings(sql);
    if (!isOn) return;
    const due = lastDue({ time, zone: await readTimeZone(sql) }, new Date());
    const row = due > onSince ? await insertDueBackup(sql, newFileName(), due) : undefined;
    if (row) begin(row);
    await tellIfOverdue(onSince);
  };

  const loop = createLoop(strapi, { name: 'Backups', every: LOOK_EVERY, run: round, finish: async () => making });
  signals.on(BACKUPS_CHANNEL, loop.wake);
  return { loop, begin };
};
