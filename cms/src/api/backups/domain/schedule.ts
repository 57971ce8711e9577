import { addDays, BACKUP_OVERDUE_HOURS, dayOf, momentAt } from '@stoa/contract';

const HOUR_MS = 3_600_000;

export interface DailyTime {
  /** Such as 03:00. */
  time: string;
  zone: string;
}

const dueOn = (day: string, { time, zone }: DailyTime): Date =>
  new Date(momentAt(Date.parse(`${day}T${time}:00.000Z`), zone));

/** When the schedule was last due: at its time of today, or of yesterday. */
export const lastDue = (schedule: DailyTime, now: Date): Date => {
  const day = dayOf(now, schedule.zone);
  const today = dueOn(day, schedule);
  return today <= now ? today : dueOn(addDays(day, -1), schedule);
};

export const nextDue = (schedule: DailyTime, now: Date): Date =>
  dueOn(addDays(dayOf(lastDue(schedule, now), schedule.zone), 1), schedule);

/** `onSince`: a schedule that was just turned on has a day and a half for its first backup. */
export const isOverdue = (lastGood: Date | undefined, onSince: Date, now: Date): boolean =>
  now.getTime() - Math.max(lastGood?.getTime() ?? 0, onSince.getTime()) > BACKUP_OVERDUE_HOURS * HOUR_MS;
