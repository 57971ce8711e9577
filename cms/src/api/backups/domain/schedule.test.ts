import { isOverdue, lastDue, nextDue } from './schedule';

const at = (moment: string) => new Date(`${moment}Z`);

it.each([
  ['2026-11-23T02:59:59', '2026-11-22T03:00', '2026-11-23T03:00'],
  ['2026-11-23T03:00:00', '2026-11-23T03:00', '2026-11-24T03:00'],
  ['2026-12-31T23:30:00', '2026-12-31T03:00', '2027-01-01T03:00'],
])('at %s, it was due at %s and is due again at %s', (now, last, next) => {
  expect(lastDue({ time: '03:00', zone: 'UTC' }, at(now))).toEqual(at(last));
  expect(nextDue({ time: '03:00', zone: 'UTC' }, at(now))).toEqual(at(next));
});

it.each([
  ['America/New_York', '02:30', '2026-03-08', ['2026-03-07T07:30', '2026-03-08T07:30', '2026-03-09T06:30']],
  ['America/New_York', '01:30', '2026-11-01', ['2026-10-31T05:30', '2026-11-01T05:30', '2026-11-02T06:30']],
  ['Europe/Berlin', '02:30', '2026-03-29', ['2026-03-28T01:30', '2026-03-29T01:30', '2026-03-30T00:30']],
  ['Europe/Berlin', '02:30', '2026-10-25', ['2026-10-24T00:30', '2026-10-25T00:30', '2026-10-26T01:30']],
  ['Australia/Lord_Howe', '01:45', '2026-04-05', ['2026-04-03T14:45', '2026-04-04T14:45', '2026-04-05T15:15']],
  ['Australia/Lord_Howe', '02:15', '2026-10-04', ['2026-10-02T15:45', '2026-10-03T15:45', '2026-10-04T15:15']],
  ['America/Santiago', '00:00', '2026-09-06', ['2026-09-05T04:00', '2026-09-06T04:00', '2026-09-07T03:00']],
  ['America/Santiago', '23:30', '2026-04-04', ['2026-04-04T02:30', '2026-04-05T02:30', '2026-04-06T03:30']],
  ['Asia/Tokyo', '03:00', '2026-03-29', ['2026-03-27T18:00', '2026-03-28T18:00', '2026-03-29T18:00']],
])('in %s, %s is due once a day around %s', (zone, time, _day, [first, changed, after]) => {
  const schedule = { time, zone };
  const [one, two, three] = [first, changed, after].map((moment = '') => at(moment));
  if (!one || !two || !three) throw new Error('three moments');
  for (let now = one.getTime(); now < three.getTime(); now += 300_000) {
    const last = now < two.getTime() ? one : two;
    expect(lastDue(schedule, new Date(now))).toEqual(last);
    expect(nextDue(schedule, new Date(now))).toEqual(last === one ? two : three);
  }
  expect(lastDue(schedule, three)).toEqual(three);
});

it('is overdue after a day and a half without a good backup, but not before the schedule had as long', () => {
  const now = at('2026-11-23T16:00:00');
  const long = at('2026-01-01T00:00');
  expect(isOverdue(at('2026-11-22T03:00:00'), long, now)).toBe(true);
  expect(isOverdue(at('2026-11-22T05:00:00'), long, now)).toBe(false);
  expect(isOverdue(undefined, long, now)).toBe(true);
  expect(isOverdue(undefined, at('2026-11-23T00:00'), now)).toBe(false);
});
