import { dueDay } from './daily-summary';

describe('the summary that is due', () => {
  it.each([
    ['UTC', '2026-03-01T05:59:59Z', null],
    ['UTC', '2026-03-01T06:00:00Z', '2026-02-28'],
    ['UTC', '2026-03-01T23:59:59Z', '2026-02-28'],
    ['UTC', '2027-01-01T12:00:00Z', '2026-12-31'],
    ['America/New_York', '2026-03-08T09:59:59Z', null],
    ['America/New_York', '2026-03-08T10:00:00Z', '2026-03-07'],
    ['America/New_York', '2026-11-01T10:59:59Z', null],
    ['America/New_York', '2026-11-01T11:00:00Z', '2026-10-31'],
    ['Europe/Berlin', '2026-03-29T03:59:59Z', null],
    ['Europe/Berlin', '2026-03-29T04:00:00Z', '2026-03-28'],
    ['Europe/Berlin', '2026-10-25T04:59:59Z', null],
    ['Europe/Berlin', '2026-10-25T05:00:00Z', '2026-10-24'],
    ['Australia/Lord_Howe', '2026-04-04T19:29:59Z', null],
    ['Australia/Lord_Howe', '2026-04-04T19:30:00Z', '2026-04-04'],
    ['Australia/Lord_Howe', '2026-10-03T18:59:59Z', null],
    ['Australia/Lord_Howe', '2026-10-03T19:00:00Z', '2026-10-03'],
    ['America/Santiago', '2026-04-05T09:59:59Z', null],
    ['America/Santiago', '2026-04-05T10:00:00Z', '2026-04-04'],
    ['America/Santiago', '2026-09-06T08:59:59Z', null],
    ['America/Santiago', '2026-09-06T09:00:00Z', '2026-09-05'],
  ])('in %s at %s is that of %s', (zone, now, day) => {
    expect(dueDay(new Date(now), zone)).toBe(day);
  });
});
