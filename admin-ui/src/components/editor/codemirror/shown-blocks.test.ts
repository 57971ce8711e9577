import { paragraphBlock, tableBlock } from './shown-blocks';

test.each([
  ['![A bowl](/a.jpg)', { kind: 'images', images: [{ alt: 'A bowl', url: '/a.jpg' }] }],
  [
    '![A](/a.jpg "Title")\n![](/b.jpg)',
    {
      kind: 'images',
      images: [
        { alt: 'A', url: '/a.jpg' },
        { alt: '', url: '/b.jpg' },
      ],
    },
  ],
  ['[Our \\[oak\\] bench](/marketplace/bench)', { kind: 'item', slug: 'bench', title: 'Our [oak] bench' }],
  ['https://youtu.be/dQw4w9WgXcQ', { kind: 'video', title: 'Watch on YouTube', provider: 'YouTube' }],
  ['[Ash](https://vimeo.com/76979871)', { kind: 'video', title: 'Ash', provider: 'Vimeo' }],
])('%j is shown as a block', (paragraph, block) => expect(paragraphBlock(paragraph)).toEqual(block));

test.each([
  'Text',
  '![A](/a.jpg) and text',
  'See [it](/marketplace/bench)',
  '[Blog](/blog)',
  'https://example.com/',
  '[](/marketplace/bench)',
])('%j stays text', (paragraph) => expect(paragraphBlock(paragraph)).toBeUndefined());

test('a table has its cells, however they are written', () => {
  expect(tableBlock('| A | B |\n|---|:-:|\n| 1 \\| 2 | 3 |\n4 | ')).toEqual({
    kind: 'table',
    rows: [['A', 'B'], ['1 | 2', '3'], ['4']],
  });
});
