import { readMarkdownFile } from './front-matter';

it('tells the head from the text, whatever ends its lines', () => {
  const text = '---\ntitle: Glaze: a beginning\ntags: clay, colour\n---\n\nOne.\n\n---\n\nTwo: three.\n';
  for (const file of [text, text.replaceAll('\n', '\r\n')]) {
    const { field, body } = readMarkdownFile(file);
    expect(field('title')).toBe('Glaze: a beginning');
    expect(field('tags')).toBe('clay, colour');
    expect(field('author')).toBeUndefined();
    expect(body).toBe('One.\n\n---\n\nTwo: three.\n');
  }
});

it.each([
  ['a file without a head', '# Glaze\n', 'There is no head between two lines of "---".'],
  ['a line that says nothing', '---\ntitle: Glaze\nfeatured\n---\n\nOne.\n', '"featured" is not a line such as'],
])('refuses %s', (_, text, message) => {
  expect(() => readMarkdownFile(text)).toThrow(message);
});
