import { addDays, dayOf, daysBetween, isDay } from './days';

describe('days', () => {
  it('are those of UTC', () => {
    expect(dayOf(new Date('2026-03-01T23:59:59.999Z'))).toBe('2026-03-01');
    expect(dayOf(new Date('2026-03-01T23:30:00-02:00'))).toBe('2026-03-02');
  });

  it.each(['2026-01-31', '2024-02-29', '1000-01-01'])('%s is one', (day) => expect(isDay(day)).toBe(true));

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '0000-01-01', '2026-01-01T00:00', '', 20260101, undefined])(
    '%s is none',
    (day) => expect(isDay(day)).toBe(false),
  );

  it('are counted over months, leap days and clock changes, forth and back', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    for (let days = -800; days <= 800; days += 7)
      expect(daysBetween('2026-03-01', addDays('2026-03-01', days))).toBe(days);
  });
});
