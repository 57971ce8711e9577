import { toAnswer } from './answer';

const textOf = (size: number) => Array.from({ length: size / 10 }, (_, n) => String(n * 7919).padStart(10)).join('');

it.each([2_000, 20_000, 200_000])('an answer of %d bytes holds no more memory than it counts', async (size) => {
  const answer = toAnswer({ status: 200, headers: {}, route: '/', body: textOf(size) });
  const versions = await Promise.all(([undefined, 'br', 'gzip'] as const).map(answer.version));
  const held = versions.map(({ body }) => body.buffer.byteLength);
  expect(new Set(held).size).toBe(3);
  expect(held.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(answer.bytes);
});

it('is packed once, however many ask for it', async () => {
  const answer = toAnswer({ status: 200, headers: {}, route: '/', body: textOf(20_000) });
  const [one, other] = await Promise.all([answer.version('br'), answer.version('br')]);
  expect(other).toBe(one);
  expect(answer.version('br')).toBe(one);
});
