/** @jest-environment jsdom */
import { answerCalls } from '../testing';
import { createPrefetch } from './prefetch';

const { ask, take } = createPrefetch();
const respond = jest.fn();
const answer = (status: number, data: unknown) => ({ status, body: { data } });

beforeEach(() => {
  jest.useFakeTimers();
  respond.mockReset();
  answerCalls(respond);
});
afterEach(() => jest.useRealTimers());

test('a prefetched answer is requested once and used once', async () => {
  respond.mockResolvedValueOnce(answer(200, 'early')).mockResolvedValueOnce(answer(200, 'later'));
  ask('/api/a');
  ask('/api/a');
  expect(await take('/api/a')).toBe('early');
  expect(await take('/api/a')).toBe('later');
  expect(respond).toHaveBeenCalledTimes(2);
});

test('a failed prefetch isn’t reported', async () => {
  respond.mockResolvedValueOnce(answer(500, null)).mockResolvedValueOnce(answer(200, 'fine'));
  ask('/api/b');
  await jest.advanceTimersByTimeAsync(20);
  expect(await take('/api/b')).toBe('fine');
});

test('a prefetched answer that is old is requested again', async () => {
  respond.mockResolvedValueOnce(answer(200, 'old')).mockResolvedValueOnce(answer(200, 'new'));
  ask('/api/c');
  await jest.advanceTimersByTimeAsync(10_001);
  expect(await take('/api/c')).toBe('new');
});

test('a prefetched answer of one app isn’t used in another', async () => {
  respond.mockResolvedValueOnce(answer(200, 'of one')).mockResolvedValueOnce(answer(200, 'of the other'));
  ask('/api/d');
  expect(await createPrefetch().take('/api/d')).toBe('of the other');
  expect(await take('/api/d')).toBe('of one');
});
