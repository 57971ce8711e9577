import { readReturnPath, withReturnPath } from './return-path';

const read = (next: string) => readReturnPath(new URLSearchParams({ next }));

test.each(['/account', '/marketplace?page=2#grid', '/admin/blog'])('%s is accepted as a return path', (next) => {
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
])('%j is refused as a return path', (next) => {
  expect(read(next)).toBeNull();
});

test('a return path is read back from its address', () => {
  const address = withReturnPath('/login', '/marketplace?search=a&b=c');
  expect(readReturnPath(new URL(address, 'http://shop.example').searchParams)).toBe('/marketplace?search=a&b=c');
  expect(withReturnPath('/login', null)).toBe('/login');
});
