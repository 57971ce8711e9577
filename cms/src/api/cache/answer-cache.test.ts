import type { Answer } from '../../http/answer';
import { createAnswerCache } from './answer-cache';

const answer = (status: number, isEndless = false): Answer => {
  const identity = { headers: [], unchanged: [], etag: '""', body: Buffer.from('') };
  return { status, route: '/', bytes: 60_000, version: () => identity, isEndless };
};

test.each([
  ['addresses of nothing', answer(404), (visit: number) => `/marketplace/none-${visit}`],
  ['searches', answer(200), (visit: number) => `/marketplace?search=${visit}`],
  ['discount links', answer(200, true), (visit: number) => `/discount/${visit}`],
])('however many %s are visited, other pages stay', (_what, visited, addressOf) => {
  const cache = createAnswerCache();
  cache.keep('/marketplace/bowl', answer(200));
  for (let visit = 0; visit < 2000; visit += 1) cache.keep(addressOf(visit), visited);
  expect(cache.find('/marketplace/bowl')).toBeDefined();
  expect(cache.find(addressOf(0))).toBeUndefined();
  expect(cache.find(addressOf(1999))).toBeDefined();
  expect(cache.figures().bytes).toBeLessThan(17 * 1024 * 1024);
});

test('all pages together stay within 64 MB', () => {
  const cache = createAnswerCache();
  for (let visit = 0; visit < 2000; visit += 1) {
    cache.keep(`/blog/${visit}`, answer(200));
    cache.keep(`/blog?search=${visit}`, answer(200));
  }
  expect(cache.figures().bytes).toBeLessThan(64 * 1024 * 1024);
  cache.clear();
  expect(cache.figures()).toEqual({ entries: 0, bytes: 0 });
});
