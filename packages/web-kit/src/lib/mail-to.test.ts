import { mailTo } from './mail-to';

test.each([
  ['ada@example.com', 'mailto:ada@example.com'],
  ['ada+shop@example.com', 'mailto:ada%2Bshop@example.com'],
  ['a?bcc=evil%40evil.example&body=x@example.com', 'mailto:a%3Fbcc%3Devil%2540evil.example%26body%3Dx@example.com'],
])('a link to %j writes to that address, and to no other', (address, link) => {
  expect(mailTo(address)).toBe(link);
  const { pathname, search, hash } = new URL(link);
  expect([decodeURIComponent(pathname), search, hash]).toEqual([address, '', '']);
});
