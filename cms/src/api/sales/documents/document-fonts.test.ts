import { fontFor } from './document-fonts';

test.each([
  ['Clara Berg, 12 Market St', 'regular'],
  ['Łódź · Győr · Đà Nẵng — 3 × €48.00', 'regular'],
  ['Ελένη Παππά', 'otherScripts'],
  ['Order for Анна', 'otherScripts'],
])('%s is set in %s', (text, font) => {
  expect(fontFor(text, 'regular')).toBe(font);
});

test('a title in other letters is bold', () => {
  expect(fontFor('Κεραμικά', 'title')).toBe('otherScriptsBold');
});
