import type { Answer } from '../../http/answer';
import { createAnswerCache, LIFE } from './answer-cache';
import { createClearAt, LONGEST } from './clear-at';

const PAGE: Answer = {
  status: 200,
  route: '/',
  version: () => ({ headers: [], unchanged: [], etag: '""', body: Buffer.from('') }),
  bytes: 1,
  isEndless: false,
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('clears once when it’s time, however often it’s asked', () => {
  const clear = jest.fn();
  const clearAt = createClearAt(clear);
  const moment = Date.now() + 10_000;
  for (let asked = 0; asked < 3; asked += 1) clearAt(moment);
  jest.advanceTimersByTime(9_999);
  expect(clear).not.toHaveBeenCalled();
  jest.advanceTimersByTime(20);
  expect(clear).toHaveBeenCalledTimes(1);
});

test('waits for nothing that is over, or longer than anything is kept', () => {
  const clear = jest.fn();
  const clearAt = createClearAt(clear);
  for (const moment of [Date.now() - 1, Date.now() + LONGEST + 1, 9e15]) clearAt(moment);
  jest.runAllTimers();
  expect(clear).not.toHaveBeenCalled();
});

test('a page that is made of a kept answer isn’t kept past the moment either', () => {
  const cache = createAnswerCache();
  const moment = Date.now() + LIFE + 10_000;
  createClearAt(cache.clear)(moment);
  jest.advanceTimersByTime(LIFE - 1);
  cache.keep('/', PAGE);
  jest.advanceTimersByTime(moment - Date.now() + 20);
  expect(cache.find('/')).toBeUndefined();
});
