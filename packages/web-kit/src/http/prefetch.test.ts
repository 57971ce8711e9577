/** @jest-environment jsdom */
import { answerCalls } from '../testing';
import { createPrefetch } from './prefetch';

const { ask, take } = createPrefetch();
const asked = jest.fn();
const answer = (status: number, data: unknown) => ({ status, body: { data } });

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset();
  answerCalls(asked);
});
afterEach(() => jest.useRealTimers());

test('what was asked for ahead is asked for once, and used once', async () => {
  asked.mockResolvedValueOnce(answer(200, 'early')).mockResolvedValueOnce(answer(200, 'later'));
  ask('/api/a');
  ask('/api/a');
  expect(await take('/api/a')).toBe('early');
  expect(await take('/api/a')).toBe('later');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a failure ahead of time is no failure', async () => {
  asked.mockResolvedValueOnce(answer(500, null)).mockResolvedValueOnce(answer(200, 'fine'));
  ask('/api/b');
  await jest.advanceTimersByTimeAsync(20);
  expect(await take('/api/b')).toBe('fine');
});

test('what was asked for long ago is asked for again', async () => {
  asked.mockResolvedValueOnce(answer(200, 'old')).mockResolvedValueOnce(answer(200, 'new'));
  ask('/api/c');
  await jest.advanceTimersByTimeAsync(10_001);
  expect(await take('/api/c')).toBe('new');
});

test('what one app asked for ahead is not the answer of another', async () => {
  asked.mockResolvedValueOnce(answer(200, 'of one')).mockResolvedValueOnce(answer(200, 'of the other'));
  ask('/api/d');
  expect(await createPrefetch().take('/api/d')).toBe('of the other');
  expect(await take('/api/d')).toBe('of one');
});
