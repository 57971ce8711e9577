/** Apart from the rest of schedules: most pages of the shop ask for it, and few show any. */
import { clockAt } from '../../time-zones';
import type { Schedule } from './schedule';

export const DATE_PASSED = 'This date has passed';

/** Once it has begun, nobody can book it anymore. It's begun by the clocks of the shop's time zone. */
export const hasBegun = (schedule: Pick<Schedule, 'startsAt'> | null, zone: string, now = Date.now()): boolean =>
  schedule !== null && Date.parse(schedule.startsAt) <= clockAt(now, zone);
