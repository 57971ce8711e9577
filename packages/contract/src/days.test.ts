import { addDays, dayOf, daysBetween, isDay, startOfDay } from './days';

describe('days', () => {
  it('are those of a time zone', () => {
    expect(dayOf(new Date('2026-03-01T23:59:59.999Z'), 'UTC')).toBe('2026-03-01');
    expect(dayOf(new Date('2026-03-01T23:30:00-02:00'), 'UTC')).toBe('2026-03-02');
    expect(dayOf(new Date('2026-03-01T04:59:59Z'), 'America/New_York')).toBe('2026-02-28');
    expect(dayOf(new Date('2026-03-01T05:00:00Z'), 'America/New_York')).toBe('2026-03-01');
    expect(dayOf(new Date('2026-03-01T23:00:00Z'), 'Pacific/Kiritimati')).toBe('2026-03-02');
  });

  it.each(['2026-01-31', '2024-02-29', '1000-01-01'])('%s is one', (day) => expect(isDay(day)).toBe(true));

  it.each(['2026-02-29', '2026-13-01', '2026-1-1', '0000-01-01', '2026-01-01T00:00', '', 20260101, undefined])(
    '%s is none',
    (day) => expect(isDay(day)).toBe(false),
  );

  it('are counted across months and years', () => {
    expect(addDays('2024-02-28', 2)).toBe('2024-03-01');
    expect(addDays('2026-01-01', -1)).toBe('2025-12-31');
    for (const days of [0, 1, 40, -40, 400]) {
      expect(daysBetween('2026-03-01', addDays('2026-03-01', days))).toBe(days);
    }
  });

  it.each([
    ['America/New_York', '2026-03-08', 23],
    ['America/New_York', '2026-11-01', 25],
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['Australia/Lord_Howe', '2026-04-05', 24.5],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
    ['America/Santiago', '2026-04-04', 25],
    ['America/Santiago', '2026-09-06', 23],
    ['America/Havana', '2026-11-01', 25],
    ['Asia/Tokyo', '2026-03-29', 24],
  ])('in %s, %s has %d hours', (zone, day, hours) => {
    const [start, end] = [startOfDay(day, zone), startOfDay(addDays(day, 1), zone)];
    expect((end.getTime() - start.getTime()) / 3_600_000).toBe(hours);
    expect(dayOf(start, zone)).toBe(day);
    expect(dayOf(new Date(start.getTime() - 1), zone)).toBe(addDays(day, -1));
    expect(dayOf(new Date(end.getTime() - 1), zone)).toBe(day);
  });

  it('begin where the one before ends, all year', () => {
    for (const zone of ['America/New_York', 'Europe/Berlin', 'Australia/Lord_Howe', 'America/Santiago', 'Asia/Tokyo'])
      for (let day = '2026-01-01'; day < '2027-01-01'; day = addDays(day, 1)) {
        const start = startOfDay(day, zone);
        expect([dayOf(new Date(start.getTime() - 1), zone), dayOf(start, zone)]).toEqual([addDays(day, -1), day]);
      }
  });

  it('begin at one where midnight is skipped', () =>
    expect(startOfDay('2026-09-06', 'America/Santiago').toISOString()).toBe('2026-09-06T04:00:00.000Z'));
});
