import { startOfDay, viewsByDay, workingHour } from './schedule';

const FIRST_DAY = startOfDay(new Date('2026-03-10T15:04:05Z'));

describe('workingHour', () => {
  it('lies in the working hours of the right day, the same for the same seed', () => {
    for (const seed of ['a', 'bowl', 'a longer seed']) {
      const moment = workingHour(FIRST_DAY, 5, seed);
      expect(moment.toISOString()).toMatch(/^2026-03-05T(0[7-9]|1[0-7]):/);
      expect(workingHour(FIRST_DAY, 5, seed)).toEqual(moment);
    }
  });
});

describe('viewsByDay', () => {
  it('sums up to the total as long as all days are told', () => {
    const days = viewsByDay(FIRST_DAY, 40, 1234, 'bowl');
    expect(days.reduce((sum, { views }) => sum + views, 0)).toBe(1234);
    expect(days[0]?.day).toBe('2026-01-29');
    expect(days.at(-1)?.day).toBe('2026-03-09');
  });

  it('tells sixty days at most, and nothing of what nobody saw', () => {
    expect(viewsByDay(FIRST_DAY, 300, 90_000, 'bowl')).toHaveLength(60);
    expect(viewsByDay(FIRST_DAY, 3, 0, 'bowl')).toEqual([]);
  });
});
