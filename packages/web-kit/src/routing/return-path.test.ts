import { readReturnPath, withReturnPath } from './return-path';

const read = (next: string) => readReturnPath(new URLSearchParams({ next }));

test.each(['/account', '/marketplace?page=2#grid', '/admin/blog'])('%s is a way back', (next) => {
  expect(read(next)).toBe(next);
});

test.each([
  'https://elsewhere.example',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '/\t/elsewhere.example',
  '/.//elsewhere.example',
  'javascript:alert(1)',
  'account',
  '',
])('%j is none', (next) => {
  expect(read(next)).toBeNull();
});

test('what is written into an address is read from it', () => {
  const address = withReturnPath('/login', '/marketplace?search=a&b=c');
  expect(readReturnPath(new URL(address, 'http://shop.example').searchParams)).toBe('/marketplace?search=a&b=c');
  expect(withReturnPath('/login', null)).toBe('/login');
});
