/** @jest-environment jsdom */
import { withOwnView } from './own-views';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') });
});
afterEach(() => jest.useRealTimers());

it('is one more than before, also where the shop doesn’t tell of it yet', () => {
  expect(withOwnView({ id: 1, viewCount: 7 })).toBe(8);
  expect(withOwnView({ id: 1, viewCount: 7 })).toBe(8);
});

it('is not added to what the shop has counted already', () => {
  withOwnView({ id: 1, viewCount: 7 });
  expect(withOwnView({ id: 1, viewCount: 12 })).toBe(12);
});

it('is of that post only, and of that day', () => {
  withOwnView({ id: 1, viewCount: 7 });
  expect(withOwnView({ id: 2, viewCount: 0 })).toBe(1);
  jest.setSystemTime(new Date('2026-11-25T10:00:00Z'));
  expect(withOwnView({ id: 1, viewCount: 8 })).toBe(9);
});
