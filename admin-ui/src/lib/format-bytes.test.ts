import { formatBytes } from './format-bytes';

test.each([
  [0, '0 bytes'],
  [840, '840 bytes'],
  [1000, '1.0 kB'],
  [12_345, '12 kB'],
  [3_400_000, '3.4 MB'],
])('%d is %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
