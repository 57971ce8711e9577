import { addressLine, trustedName } from './untrusted-text';

it.each([
  'Clara',
  'Ada Lovelace',
  'J.R.R. Tolkien',
  'Dr. Müller',
  'Jean-Luc O’Neill',
  '李小龍',
  'María del Carmen Fernández-Álvarez',
])('greets %s by name', (name) => {
  expect(trustedName(name)).toBe(name);
});

it.each([
  'Your account is locked: http://evil.example/x',
  'See evil.example',
  'See www.evil',
  'evil．example',
  'evil\u2024example',
  'ev\u200Bil.exa\u200Bmple',
  'write to eve@evil',
  'Go to 203.0.113.7/x',
  'a'.repeat(41),
  '\u200B',
])('greets nobody by %j', (name) => {
  expect(trustedName(name)).toBeNull();
});

it('keeps a name in one line', () => {
  expect(trustedName('Clara\r\n\r\n Customer')).toBe('Clara Customer');
});

it.each([
  '548 Market St.',
  'Apt. 4B',
  'P.O. Box 7',
  'c/o Müller',
  'St. Louis, MO 63101',
  'Rua 25 de Abril, n.º 3',
  '10.5 km',
])('leaves %j as it is', (line) => {
  expect(addressLine(line)).toBe(line);
});

it.each([
  ['ul.Piotrkowska 5', 'ul. Piotrkowska 5'],
  ['See http://evil.example/x', 'See http: //evil. example/x'],
  ['www.evil.example', 'www. evil. example'],
  ['eve@evil.example', 'eve at evil. example'],
  ['203.0.113.7', '203. 0. 113.7'],
  ['x'.repeat(200), `${'x'.repeat(79)}…`],
])('makes no link of %j', (line, shown) => {
  expect(addressLine(line)).toBe(shown);
});

it('never shows what an email program makes a link of', () => {
  const parts = ['http://', 'www.', 'evil', '.', 'example', '@', '/x', ' ', '．', '。', '\u200B', '1.2.3.4'];
  for (const one of parts)
    for (const two of parts)
      for (const three of parts) {
        const shown = addressLine(one + two + three);
        expect(shown.normalize('NFKC')).not.toMatch(/:\/\/|@|[\p{L}\p{N}]\.\p{L}{2,}|\d+\.\d+\.\d+\.\d+/u);
      }
});
