/** @jest-environment jsdom */
import { undo, undoDepth } from '@codemirror/commands';
import type { EditorView } from '@codemirror/view';
import fc from 'fast-check';
import { around } from '../../markdown/markdown-edits';
import { createEditor, edit, setText } from './create-editor';

function open(text: string) {
  let typed = text;
  const editor = createEditor({
    parent: document.body,
    text,
    named: { 'aria-label': 'Content' },
    onText: (next) => {
      typed = next;
    },
    onDialog: () => {},
    onImages: () => false,
  });
  return { editor, typed: () => typed };
}

const PIECES = [
  ...[
    '# A\n',
    '## B ##\n',
    'A\n===\n',
    '- a\n',
    '* b\n',
    '1) c\n',
    '- [x] d\n',
    '> e\n',
    '> [!TIP]\n> f\n',
    '```js\ng\n```\n',
  ],
  ...[
    '    code\n',
    '| a | b |\n|---|--:|\n| 1 | 2 |\n',
    '![a](/a.jpg)\n',
    '![a](/a.jpg)![b](/b.jpg)\n',
    '[r]: /x\n',
    '[a][r]',
  ],
  ...[
    '[Bowl](/marketplace/bowl)\n',
    'https://youtu.be/dQw4w9WgXcQ\n',
    '<div class="x">\n',
    '</div>\n',
    '<!-- y -->',
    '***\n',
  ],
  ...[
    '**b**',
    '_i_',
    '~~s~~',
    '`c`',
    '\\*',
    '&amp;',
    '  \n',
    '\\\n',
    '\n',
    '\n\n',
    '\r\n',
    '\t',
    '\u00a0',
    'Größe 😀 ',
    '[^1]',
    '$x$',
  ],
];
const documents = fc.array(fc.constantFrom(...PIECES), { maxLength: 30 }).map((pieces) => pieces.join(''));

test('a document keeps every byte but those that are edited', () => {
  fc.assert(
    fc.property(documents, fc.nat(), fc.constantFrom('x', '/', '## ', '\n'), (text, at, added) => {
      const { editor, typed } = open(text);
      const place = at % (text.length + 1);
      expect(editor.state.doc.toString()).toBe(text);
      editor.dispatch({ selection: { anchor: place } });
      editor.dispatch({ changes: { from: place, insert: added } });
      expect(typed()).toBe(text.slice(0, place) + added + text.slice(place));
      editor.dispatch({ changes: { from: place, to: place + added.length } });
      expect(typed()).toBe(text);
      editor.destroy();
    }),
    { numRuns: 200 },
  );
});

test('what the form says replaces the text, and is not reported as typed', () => {
  const { editor, typed } = open('Ash bends.');
  setText(editor, 'Elm\r\nbends.');
  expect(editor.state.doc.toString()).toBe('Elm\r\nbends.');
  expect(typed()).toBe('Ash bends.');
  editor.destroy();
});

test('what the form says anew leaves the caret where it is, and is nothing to undo', () => {
  const { editor } = open('Ash');
  editor.dispatch({ changes: { from: 3, insert: ' bends. ' }, userEvent: 'input' });
  editor.dispatch({ selection: { anchor: 5 } });
  setText(editor, 'Ash bends.');
  expect(editor.state.selection.main.head).toBe(5);
  expect(undoDepth(editor.state)).toBe(1);
  undo(editor);
  expect(editor.state.doc.toString()).toBe('Ash');
  editor.destroy();
});

test('the form may say anything', () => {
  fc.assert(
    fc.property(documents, documents, (before, after) => {
      const { editor } = open(before);
      setText(editor, after);
      expect(editor.state.doc.toString()).toBe(after);
      editor.destroy();
    }),
    { numRuns: 100 },
  );
});

test('tools edit what is selected', () => {
  const { editor, typed } = open('Ash bends.');
  editor.dispatch({ selection: { anchor: 0, head: 3 } });
  edit(editor, around('**', 'bold'));
  expect(typed()).toBe('**Ash** bends.');
  editor.destroy();
});

function paste(editor: EditorView, html: string, plain: string) {
  const event = new Event('paste', { bubbles: true, cancelable: true });
  const data: Record<string, string> = { 'text/html': html, 'text/plain': plain };
  const clipboardData = { files: [], getData: (type: string) => data[type] ?? '' };
  editor.contentDOM.dispatchEvent(Object.assign(event, { clipboardData }));
}

test.each([
  ['```js\n', '\n```', 'const a = <b>1</b>;'],
  ['```\n', '', 'const a = <b>1</b>;'],
  ['Use `a', '` here', 'const a = <b>1</b>;'],
  ['', '', 'const a = **1**;'],
  ['```\na\n```\n\n', '', 'const a = **1**;'],
  ['```\na\n```', '', 'const a = **1**;'],
  ['Use `a`', ' here', 'const a = **1**;'],
])('between %j and %j, what is copied from a page is pasted as %j', (before, after, pasted) => {
  const { editor, typed } = open(before + after);
  editor.dispatch({ selection: { anchor: before.length } });
  paste(editor, '<p>const a = <b>1</b>;</p>', 'const a = <b>1</b>;');
  expect(typed()).toBe(before + pasted + after);
  editor.destroy();
});
