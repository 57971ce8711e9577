/** @jest-environment jsdom */
import { withOwnView } from './own-views';

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z') });
});
afterEach(() => jest.useRealTimers());

it('the view count rises by one, even before the shop reports it', () => {
  expect(withOwnView({ id: 1, viewCount: 7 })).toBe(8);
  expect(withOwnView({ id: 1, viewCount: 7 })).toBe(8);
});

it('a view that the shop has counted already isn’t added again', () => {
  withOwnView({ id: 1, viewCount: 7 });
  expect(withOwnView({ id: 1, viewCount: 12 })).toBe(12);
});

it('a counted view belongs to one post and one day', () => {
  withOwnView({ id: 1, viewCount: 7 });
  expect(withOwnView({ id: 2, viewCount: 0 })).toBe(1);
  jest.setSystemTime(new Date('2026-11-25T10:00:00Z'));
  expect(withOwnView({ id: 1, viewCount: 8 })).toBe(9);
});
