import { toAnswer } from './answer';

it.each([2_000, 20_000, 200_000])('an answer of %d bytes holds no more memory than it counts', async (size) => {
  const body = Array.from({ length: size / 10 }, (_, n) => String(n * 7919).padStart(10)).join('');
  const { versions, bytes } = await toAnswer({ status: 200, headers: {}, route: '/', body });
  const held = [versions.br, versions.gzip, versions.identity].map((version) => version?.body.buffer.byteLength ?? 0);
  expect(held.reduce((sum, one) => sum + one)).toBe(bytes);
});
