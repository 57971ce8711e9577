import { BACKUP_OVERDUE_HOURS } from '@stoa/contract';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** When the schedule was last due: `time` of today, or of yesterday. All in UTC. */
export const lastDue = (time: string, now: Date): Date => {
  const today = new Date(`${now.toISOString().slice(0, 10)}T${time}:00.000Z`);
  return today <= now ? today : new Date(today.getTime() - DAY_MS);
};

export const nextDue = (time: string, now: Date): Date => new Date(lastDue(time, now).getTime() + DAY_MS);

/** `onSince`: a schedule that was just turned on has a day and a half for its first backup. */
export const isOverdue = (lastGood: Date | undefined, onSince: Date, now: Date): boolean =>
  now.getTime() - Math.max(lastGood?.getTime() ?? 0, onSince.getTime()) > BACKUP_OVERDUE_HOURS * HOUR_MS;
