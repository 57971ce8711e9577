import { countWords } from './count-words';

test.each([
  ['', 0],
  ['  \n\n ', 0],
  ['One', 1],
  ['## Two words', 2],
  ["It's a well-made **oak** table", 5],
  ['- [ ] first\n- [x] second', 3],
  ['Größe 42 ---', 2],
])('%j', (text, words) => expect(countWords(text)).toBe(words));

test('the word count ignores the addresses of links and images', () => {
  expect(countWords('See [the kiln](https://example.com/a-kiln) and ![a bowl](/uploads/bowl.webp)')).toBe(6);
});
