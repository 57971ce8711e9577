import { readRange } from './range';

const read = (values: Partial<Parameters<typeof readRange>[0]>) =>
  readRange({ days: '30', from: '', to: '', ...values }, '2026-11-20');

test('a preset ends today', () => {
  expect(read({ days: '7' })).toEqual({
    from: '2026-11-14',
    to: '2026-11-20',
    days: '7',
    query: { from: '2026-11-14', to: '2026-11-20' },
    problem: undefined,
  });
});

test('a custom range is not a preset', () => {
  expect(read({ from: '2026-01-01', to: '2026-01-31' })).toMatchObject({
    days: null,
    query: { from: '2026-01-01', to: '2026-01-31' },
  });
});

test('a link with one date is completed', () => {
  expect(read({ to: '2026-01-31' })).toMatchObject({ from: '2026-01-02', to: '2026-01-31', days: null });
});

test.each([
  [{ from: '2026-02-01', to: '2026-01-31' }, 'The start date must be on or before the end date'],
  [{ from: '2025-01-01', to: '2026-01-31' }, 'Choose a range of 366 days or fewer'],
])('the range %j requests nothing', (values, problem) => {
  expect(read(values)).toEqual({ ...values, days: null, query: undefined, problem });
});
