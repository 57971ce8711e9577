import type { Answer } from '../../http/answer';
import { keepAnswers } from './kept-answers';

const answer = (status: number): Answer => {
  const body = Buffer.from('');
  return { status, bytes: 60_000, versions: { identity: { headers: {}, unchanged: {}, etag: '""', body } } };
};

test.each([
  ['addresses of nothing', 404, (visit: number) => `/marketplace/none-${visit}`],
  ['searches', 200, (visit: number) => `/marketplace?search=${visit}`],
])('however many %s are visited, other pages stay', (_what, status, addressOf) => {
  const kept = keepAnswers();
  kept.keep('/marketplace/bowl', answer(200));
  for (let visit = 0; visit < 2000; visit += 1) kept.keep(addressOf(visit), answer(status));
  expect(kept.find('/marketplace/bowl')).toBeDefined();
  expect(kept.find(addressOf(0))).toBeUndefined();
  expect(kept.find(addressOf(1999))).toBeDefined();
  expect(kept.figures().bytes).toBeLessThan(17 * 1024 * 1024);
});

test('all pages together stay within 64 MB', () => {
  const kept = keepAnswers();
  for (let visit = 0; visit < 2000; visit += 1) {
    kept.keep(`/blog/${visit}`, answer(200));
    kept.keep(`/blog?search=${visit}`, answer(200));
  }
  expect(kept.figures().bytes).toBeLessThan(64 * 1024 * 1024);
  kept.clear();
  expect(kept.figures()).toEqual({ entries: 0, bytes: 0 });
});
