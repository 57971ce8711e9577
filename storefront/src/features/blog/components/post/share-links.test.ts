import { mailAddress, shareTargets } from './share-links';

const url = 'https://shop.example/blog/care-&-repair?a=1';
const title = 'Care & repair + more';

test.each(shareTargets)('$name gets the whole address of the post', ({ address }) => {
  const { protocol, searchParams } = new URL(address(url, title));
  expect(protocol).toBe('https:');
  expect([...searchParams.values()]).toContain(url);
});

test('the mail link carries the title and the address of the post', () => {
  expect(mailAddress(url, title)).toBe(
    'mailto:?subject=Care%20%26%20repair%20%2B%20more&body=https%3A%2F%2Fshop.example%2Fblog%2Fcare-%26-repair%3Fa%3D1',
  );
});
