import { setImmediate as nextTurn } from 'node:timers/promises';
import { aFewAtATime } from './a-few-at-a-time';

it('runs no more at once than it may, and all in the end, in their order', async () => {
  const inTurn = aFewAtATime(2);
  let running = 0;
  const most: number[] = [];
  const job = (n: number) => async () => {
    running += 1;
    most.push(running);
    await nextTurn();
    running -= 1;
    return n;
  };
  expect(await Promise.all([1, 2, 3, 4, 5].map((n) => inTurn(job(n))))).toEqual([1, 2, 3, 4, 5]);
  expect(Math.max(...most)).toBe(2);
});

it('gives the place on after a failure', async () => {
  const inTurn = aFewAtATime(1);
  const failing = inTurn(() => Promise.reject(new Error('no')));
  const next = inTurn(async () => 'yes');
  await expect(failing).rejects.toThrow('no');
  expect(await next).toBe('yes');
});

it('refuses who would wait behind too many', async () => {
  const inTurn = aFewAtATime(1, { mostWaiting: 2 });
  const jobs = [1, 2, 3, 4].map((n) => inTurn(async () => n));
  await expect(jobs[3]).rejects.toMatchObject({ status: 503, details: { retryAfter: 10 } });
  expect(await Promise.all(jobs.slice(0, 3))).toEqual([1, 2, 3]);
  expect(await inTurn(async () => 5)).toBe(5);
});

it('drops who left while waiting, and gives their place to others', async () => {
  const inTurn = aFewAtATime(1, { mostWaiting: 1 });
  const leaving = new AbortController();
  const left = jest.fn(async () => 'left');
  const first = inTurn(nextTurn);
  const dropped = inTurn(left, leaving.signal);
  leaving.abort(new Error('gone'));
  const next = inTurn(async () => 'yes');
  await expect(dropped).rejects.toThrow('gone');
  await first;
  expect(await next).toBe('yes');
  await expect(inTurn(left, leaving.signal)).rejects.toThrow('gone');
  expect(left).not.toHaveBeenCalled();
  expect(await inTurn(async () => 'free')).toBe('free');
});
