import { isCheap } from './cost-in-tests';
import { hasTooManyTags, renderMarkdown } from './render';

const LENGTH = 100_000;
const filled = (part: string): string => part.repeat(Math.ceil(LENGTH / part.length)).slice(0, LENGTH);
const grown = (line: (size: number) => string): string => Array.from({ length: 630 }, (_, size) => line(size)).join('');

/** Half as long as a post may be, which is enough for a nonlinear rule to show, and unlike any real one. */
const SOURCES: [name: string, source: string][] = [
  ...['[', '![', '[a]: ', '*a_ ', '~~a', '<', '&', '>', '- ', '# a\n', '- [ ] a\n', 'a.com ', '```js\na\n```\n'].map(
    (part): [string, string] => [part, filled(part)],
  ),
  ['nested lists', grown((depth) => `${' '.repeat(depth)}- a\n`).slice(0, LENGTH)],
  ['code spans of every length', grown((size) => `${'`'.repeat(size)} `).slice(0, LENGTH)],
  ['a table of many cells', `${'|a'.repeat(2000)}|\n${'|-'.repeat(2000)}|\n${filled('|\n')}`.slice(0, LENGTH)],
  ['a gallery of many', filled('![](/a) ')],
  ['many cards', filled('[a](/marketplace/a)\n\n')],
  ['many callouts', filled('> [!TIP]\n> a\n\n')],
  ['a quote of many lines', filled('> a\n')],
  ['a list of many', filled('- a.""\n')],
  ['a long table', `|a|\n|-|\n${filled('|a|\n')}`.slice(0, LENGTH)],
  ['one tag with many attributes', `<a ${filled('x=1 ')}>`.slice(0, LENGTH)],
  ['many references', Array.from({ length: 6000 }, (_, at) => `[r${at}]: /u\n`).join('')],
  ['tags, as many as are let through, each in the other', '<a>'.repeat(5000) + filled('a ').slice(0, 80_000)],
  ...['sql *', 'java _', 'cpp "', 'ini _', 'typescript a', 'markdown ['].map((named): [string, string] => {
    const [language = '', part = ''] = named.split(' ');
    return [named, filled(`\`\`\`${language}\n${part.repeat(390)}\n\`\`\`\n`).slice(0, 60_000)];
  }),
];

describe('the worst input', () => {
  it.each(SOURCES)('%j ×', (_name, source) => {
    expect(hasTooManyTags(source)).toBe(false);
    expect(isCheap(renderMarkdown, source, 'Plain *words*, `code`, and [links](/blog).\n\n- one\n- two\n\n')).toBe(
      true,
    );
  });

  it.each(['<b>', '<a ', '<!--', '<div>', '</p>', '<?', '<svg>'])('%j is refused before it costs anything', (part) =>
    expect(hasTooManyTags(filled(part))).toBe(true),
  );
});
