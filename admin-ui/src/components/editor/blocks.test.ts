import type { Edit } from '../markdown/markdown-edits';
import { asWords, BLOCKS, insertBlock, insertImage } from './blocks';

/** `<` and `>` mark the selection. */
function edited(marked: string, editing: (text: string, start: number, end: number) => Edit): string {
  const text = marked.replace(/[<>]/g, '');
  const edit = editing(text, marked.indexOf('<'), marked.indexOf('>') - 1);
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${after.slice(0, edit.start)}<${after.slice(edit.start, edit.end)}>${after.slice(edit.end)}`;
}

const inserted = (marked: string, content: string) =>
  edited(marked, (text, from, to) => insertBlock(text, from, to, content));

test.each([
  ['</>', '## ¦', '## <>'],
  ['One\n</he>', '## ¦', 'One\n\n## <>'],
  ['One\n\n</>\n\nTwo', '## ¦', 'One\n\n## <>\n\nTwo'],
  ['One\n</>\nTwo', '[A](/b)', 'One\n\n[A](/b)<>\n\nTwo'],
  ['One<> two', '[A](/b)', 'One\n\n[A](/b)<>\n\n two'],
  ['One <>', '[A](/b)', 'One \n\n[A](/b)<>'],
  ['</>', '| ¦Column¦ | B |', '| <Column> | B |'],
])('in %j, %j is a block of its own', (text, content, after) => expect(inserted(text, content)).toBe(after));

const NEW = '![<describe the image>](/a.jpg)';
const MANY = '![An elm](/b.jpg)'.repeat(40);

test.each([
  ['<>', null, true, NEW],
  ['<>Ash bends.', null, true, `${NEW}\n\nAsh bends.`],
  ['Ash <>bends.\n\nElm too.', null, true, `Ash bends.\n\n${NEW}\n\nElm too.`],
  ['![An elm<>](/b.jpg)', null, true, '![An elm<>](/b.jpg)![describe the image](/a.jpg)'],
  ['- Ash <>', null, true, `- Ash ${NEW}`],
  ['Ash <>bends.', 'Ash', true, 'Ash <>bends.\n\n![Ash](/a.jpg)'],
  ['<>Ash bends.', null, false, '![describe the image](/a.jpg)\n\n<>Ash bends.'],
  // Trying every way to read this line would take forever.
  [`${MANY} an<>`, 'Ash', true, `${MANY} an<>\n\n![Ash](/a.jpg)`],
])('in %j, an image is where it is shown', (text, words, asks, after) =>
  expect(edited(text, (before, start, end) => insertImage(words, '/a.jpg', asks)({ text: before, start, end }))).toBe(
    after,
  ),
);

test('every block has a name of its own', () => {
  expect(new Set(BLOCKS.map(({ label }) => label)).size).toBe(BLOCKS.length);
});

test('words of a link stay words', () => expect(asWords(' A [fine]\nbowl ')).toBe('A \\[fine\\] bowl'));
