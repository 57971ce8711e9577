import { answerCalls } from '../testing';
import { getPrefetched, prefetch } from './prefetch';

const asked = jest.fn();
const answer = (status: number, data: unknown) => ({ status, body: { data } });

beforeEach(() => {
  asked.mockReset();
  answerCalls(asked);
});

test('what was asked for ahead is asked for once, and used once', async () => {
  asked.mockResolvedValueOnce(answer(200, 'early')).mockResolvedValueOnce(answer(200, 'later'));
  prefetch('/api/a');
  prefetch('/api/a');
  expect(await getPrefetched('/api/a')).toBe('early');
  expect(await getPrefetched('/api/a')).toBe('later');
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a failure ahead of time is no failure', async () => {
  asked.mockResolvedValueOnce(answer(500, null)).mockResolvedValueOnce(answer(200, 'fine'));
  prefetch('/api/b');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(await getPrefetched('/api/b')).toBe('fine');
});

test('what was asked for long ago is asked for again', async () => {
  jest.useFakeTimers();
  asked.mockResolvedValueOnce(answer(200, 'old')).mockResolvedValueOnce(answer(200, 'new'));
  prefetch('/api/c');
  await jest.advanceTimersByTimeAsync(10_001);
  jest.useRealTimers();
  expect(await getPrefetched('/api/c')).toBe('new');
});
