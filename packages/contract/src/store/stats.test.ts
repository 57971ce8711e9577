import { addDays } from '../days';
import { check } from '../input/errors';
import { statsQuery } from './stats';

const today = '2026-06-15';
const refused = (path: string, message: string) => ({ errors: [{ path: [path], message }] });

describe('the range of the figures', () => {
  it.each([
    [{}, { from: addDays(today, -29), to: today }],
    [
      { from: '', to: '' },
      { from: addDays(today, -29), to: today },
    ],
    [{ to: '2026-03-01' }, { from: '2026-01-31', to: '2026-03-01' }],
    [{ from: addDays(today, -3) }, { from: addDays(today, -3), to: today }],
    [
      { from: '2026-01-05', to: '2026-01-05' },
      { from: '2026-01-05', to: '2026-01-05' },
    ],
    [
      { from: '2024-01-01', to: '2024-12-31' },
      { from: '2024-01-01', to: '2024-12-31' },
    ],
  ])('%j is %j', (query, value) => expect(check(statsQuery(today), query)).toEqual({ value }));

  it.each([
    [{ from: 'yesterday' }, refused('from', 'from must be a day such as 2026-01-31')],
    [{ from: '2026-02-30', to: '2026-03-01' }, refused('from', 'from must be a day such as 2026-01-31')],
    [{ to: '31.1.2026' }, refused('to', 'to must be a day such as 2026-01-31')],
    [{ to: ['2026-01-01', '2026-01-02'] }, refused('to', 'to must be a day such as 2026-01-31')],
    [{ from: '2026-01-06', to: '2026-01-05' }, refused('from', 'from must not be after to')],
    [{ from: addDays(today, 1) }, refused('from', 'from must not be after to')],
    [
      { from: '2025-01-01', to: '2026-01-02' },
      refused('from', "The range from 'from' to 'to' can be at most 366 days"),
    ],
  ])('refuses %j', (query, expected) => expect(check(statsQuery(today), query)).toEqual(expected));
});
