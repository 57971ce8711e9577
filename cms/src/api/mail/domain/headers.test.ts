import { fileNameOf, newMessageId, oneLine } from './headers';

it.each([
  ['Hello\r\nBcc: all@example.com', 'Hello Bcc: all@example.com'],
  ['Hello\n there', 'Hello  there'],
  ['\u2028Hello\u0085there\u0000', 'Hello there'],
  ['Grüße 👋', 'Grüße 👋'],
])('%j becomes one line', (text, line) => expect(oneLine(text)).toBe(line));

it.each([
  ['Stoa <shop@example.com>', '<abc@example.com>'],
  ['shop@mail.example.com', '<abc@mail.example.com>'],
  ['Stoa', '<abc@localhost>'],
])('a Message-ID of %s', (sender, id) => expect(newMessageId('abc', sender)).toBe(id));

it('a file name cannot leave its folder', () => {
  expect(fileNameOf('<abc-1@example.com>')).toBe('abc-1@example.com.eml');
  expect(fileNameOf('<../../etc/passwd@x>')).not.toContain('/');
});
