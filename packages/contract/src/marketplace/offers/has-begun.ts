/** Apart from the rest of schedules: most pages of the shop ask for it, and few show any. */
import type { Schedule } from './schedule';

export const DATE_PASSED = 'This date has passed';

/** Once it has begun, nobody can book it anymore. */
export const hasBegun = (schedule: Pick<Schedule, 'startsAt'> | null, now = Date.now()): boolean =>
  schedule !== null && Date.parse(schedule.startsAt) <= now;
