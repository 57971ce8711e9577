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
