import { fileNameOf, newMessageId, oneLine } from './headers';

it.each([
  ['Hello\r\nBcc: all@example.com', 'Hello Bcc: all@example.com'],
  ['Hello\n there', 'Hello  there'],
  ['\u2028Hello\u0085there\u0000', 'Hello there'],
  ['Grüße 👋', 'Grüße 👋'],
])('%j becomes one line', (text, line) => expect(oneLine(text)).toBe(line));

it('a Message-ID has the shop’s own name', () => {
  expect(newMessageId('abc', 'https://shop.example:8443/en')).toBe('<abc@shop.example>');
});

it('a file name cannot leave its folder', () => {
  expect(fileNameOf('<abc-1@example.com>')).toBe('abc-1@example.com.eml');
  expect(fileNameOf('<../../etc/passwd@x>')).not.toContain('/');
});
