import { around, beforeLines, codeBlock, type Editing, link, picture } from './markdown-edits';

/** `[` and `]` stand where the selection begins and ends. */
function edited(editing: Editing, marked: string): string {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  const text = marked.replace('[', '').replace(']', '');
  const edit = editing({ text, start, end });
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${after.slice(0, edit.start)}[${after.slice(edit.start, edit.end)}]${after.slice(edit.end)}`;
}

const bold = around('**', 'bold');
const bullets = beforeLines(() => '- ');
const numbers = beforeLines((place) => `${place + 1}. `);

test.each<[string, Editing, string, string]>([
  ['bold', bold, 'an [oak] table', 'an **[oak]** table'],
  ['bold taken away', bold, 'an **[oak]** table', 'an [oak] table'],
  ['bold where nothing is chosen', bold, 'an [] table', 'an **[bold]** table'],
  ['bold at the very beginning', bold, '[]', '**[bold]**'],
  ['a line of a list', bullets, 'one\ntw[]o', 'one\n- two[]'],
  ['lines of a list', bullets, 'o[ne\ntw]o', '[- one\n- two]'],
  ['lines of a list taken away', bullets, '[- one\n- two]', '[one\ntwo]'],
  ['numbered lines', numbers, '[one\ntwo]\nthree', '[1. one\n2. two]\nthree'],
  ['a link', link, 'see [the guide].', 'see [the guide]([https://]).'],
  ['code', codeBlock, 'so: [x = 1] yes', 'so: \n```\n[x = 1]\n```\n yes'],
])('%s', (_what, editing, before, after) => {
  expect(edited(editing, before)).toBe(after);
});

test('a picture stands after what is chosen, with its words', () => {
  expect(picture('An [oak] table', '/uploads/oak.webp')({ text: 'Look:', start: 0, end: 5 })).toMatchObject({
    from: 5,
    to: 5,
    insert: '![An oak table](/uploads/oak.webp)',
  });
});

test('the words of a picture stand on one line', () => {
  expect(picture(' Oak,\n\n oiled \n', '/oak.webp')({ text: '', start: 0, end: 0 }).insert).toBe(
    '![Oak, oiled](/oak.webp)',
  );
});
