import { progressOf } from './progress';

const record = (isTTY: boolean) => {
  const written: string[] = [];
  const write = (text: string) => Boolean(written.push(text));
  return { written, out: { isTTY, write } as Parameters<typeof progressOf>[2] };
};

it('draws a bar on a terminal', () => {
  const { written, out } = record(true);
  progressOf('items', 200, out).at(100);
  expect(written.join('')).toContain(`${'█'.repeat(15)}${'░'.repeat(15)} 100 of 200`);
});

it('writes a line now and then elsewhere, and a last one', () => {
  jest.useFakeTimers();
  const { written, out } = record(false);
  const progress = progressOf('posts', 2000, out);
  progress.at(500);
  jest.advanceTimersByTime(3000);
  progress.at(1000);
  progress.at(1500);
  progress.end(2000);
  jest.useRealTimers();
  expect(written).toEqual(['posts: 1,000 of 2,000\n', 'posts: added 2,000 in 3.0 s\n']);
});
