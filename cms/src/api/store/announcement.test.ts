import { announcementAt, announcementChanges } from './announcement';

const at = (moment: string) => new Date(`${moment}:00Z`);
const settings = (from: string | null, until: string | null) => ({
  announcementText: 'Closed on Monday',
  announcementUrl: '',
  announcementFrom: from === null ? null : at(from),
  announcementUntil: until === null ? null : at(until),
});

test.each([
  [null, null, true],
  ['2026-01-05T10:00', null, true],
  ['2026-01-05T10:01', null, false],
  [null, '2026-01-05T10:01', true],
  [null, '2026-01-05T10:00', false],
  ['2026-01-05T09:00', '2026-01-05T11:00', true],
])('from %s until %s: at ten, is it shown? %s', (from, until, isShown) => {
  const shown = announcementAt(settings(from, until), +at('2026-01-05T10:00'));
  expect(shown !== null).toBe(isShown);
  if (shown) expect(shown).toEqual({ id: expect.stringMatching(/^[0-9a-f]{8}$/), text: 'Closed on Monday', url: null });
});

test('of another text, it is another one', () => {
  const ids = ['One', 'Two', 'One'].map(
    (announcementText) => announcementAt({ ...settings(null, null), announcementText }, 0)?.id,
  );
  expect(ids[0]).toBe(ids[2]);
  expect(ids[0]).not.toBe(ids[1]);
});

test('nothing changes by itself where nothing is said', () => {
  const both = settings('2026-01-05T09:00', '2026-01-05T11:00');
  expect(announcementChanges(both)).toEqual([+at('2026-01-05T09:00'), +at('2026-01-05T11:00')]);
  expect(announcementChanges({ ...both, announcementText: null })).toEqual([]);
});
