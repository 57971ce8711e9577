import { around, beforeLines, codeBlock, type Editing, image, link } from './markdown-edits';

/** `[` and `]` mark the selection. */
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

/** Like `edited`, for texts with brackets of their own: `<` and `>` mark the selection. */
function withImage(words: string | null, marked: string, asksForWords?: boolean): string {
  const start = marked.indexOf('<');
  const end = marked.indexOf('>') - 1;
  const text = marked.replace(/[<>]/g, '');
  const edit = image(words, '/oak.webp', asksForWords)({ text, start, end });
  const after = text.slice(0, edit.from) + edit.insert + text.slice(edit.to);
  return `${after.slice(0, edit.start)}<${after.slice(edit.start, edit.end)}>${after.slice(edit.end)}`;
}

test('an image is inserted after the selection, with its description on one line', () => {
  expect(withImage('An [oak] table', '<Look:> so')).toBe('Look:![An oak table](/oak.webp)<> so');
  expect(withImage(' Oak,\n\n oiled \n', '<>')).toBe('![Oak, oiled](/oak.webp)<>');
});

test('inserting an image without a description selects its placeholder, unless someone is still typing', () => {
  expect(withImage(null, 'Look: <>')).toBe('Look: ![<describe the image>](/oak.webp)');
  expect(withImage(null, 'Look: <>', false)).toBe('Look: ![describe the image](/oak.webp)<>');
});

test('an image is not inserted into another image’s description, and the selection stays', () => {
  expect(withImage(null, '![<describe the image>](/elm.webp) so')).toBe(
    '![<describe the image>](/elm.webp)![describe the image](/oak.webp) so',
  );
  expect(withImage(null, '![An el<>m](/elm.webp)![ash](/ash.webp)\n![fir](/fir.webp)')).toBe(
    '![An el<>m](/elm.webp)![ash](/ash.webp)![describe the image](/oak.webp)\n![fir](/fir.webp)',
  );
  expect(withImage(null, '![elm](/elm.webp)<>![ash](/ash.webp)')).toBe(
    '![elm](/elm.webp)![<describe the image>](/oak.webp)![ash](/ash.webp)',
  );
});
