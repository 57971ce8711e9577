import { plainText } from './plain-text';

test.each([
  ['Thrown by hand.', 'Thrown by hand.'],
  ['# Bowls\n\nIn **straw**. See [our items](/marketplace).', 'In straw. See our items.'],
  ['![A bowl](/uploads/bowl.webp)\n\n- Oak\n- *Ash*\n\n> Said once', 'Oak Ash Said once'],
  ['| a | b |\n| - | - |\n\n```\ncode\n```\nAfter it', 'After it'],
  ['', ''],
])('%j is %j as plain text', (markdown, text) => {
  expect(plainText(markdown)).toBe(text);
});
