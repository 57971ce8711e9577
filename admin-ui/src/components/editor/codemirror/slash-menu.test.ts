/** @jest-environment jsdom */
import { completionStatus, currentCompletions } from '@codemirror/autocomplete';
import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createEditor } from './create-editor';
import { openMenu } from './slash-menu';

// jsdom has no layout.
beforeAll(() => void Object.defineProperty(Range.prototype, 'getClientRects', { value: () => [] }));

function open(text: string) {
  const editor = createEditor({
    parent: document.body,
    text,
    named: { 'aria-label': 'Content' },
    onText: () => {},
    onDialog: () => {},
    onImages: () => false,
  });
  editor.dispatch({ selection: { anchor: text.length } });
  return editor;
}

const text = (editor: ReturnType<typeof open>) => editor.state.doc.toString();
const isOpen = (editor: ReturnType<typeof open>) =>
  waitFor(() => expect(completionStatus(editor.state)).toBe('active'));

test('the menu that a button opens leaves no slash when it closes', async () => {
  const editor = open('Ash bends.');
  openMenu(editor);
  await isOpen(editor);
  await userEvent.keyboard('{Escape}');
  expect(completionStatus(editor.state)).toBeNull();
  expect(text(editor).trim()).toBe('Ash bends.');
  editor.destroy();
});

test.each([
  ['a button', openMenu, 'Ash bends.'],
  [
    'a slash',
    (editor: ReturnType<typeof open>) =>
      editor.dispatch({
        changes: { from: editor.state.doc.length, insert: '/' },
        selection: { anchor: editor.state.doc.length + 1 },
        userEvent: 'input.type',
      }),
    'Ash bends.\n\n',
  ],
])('the menu that %s opens puts a block in place of its line', async (_how, start, before) => {
  const editor = open(before);
  start(editor);
  await isOpen(editor);
  const [heading] = currentCompletions(editor.state);
  if (typeof heading?.apply !== 'function') throw new Error('No block to choose');
  const { head } = editor.state.selection.main;
  heading.apply(editor, heading, head, head);
  expect(text(editor)).toMatch(/^Ash bends\.\n\n[^/\n]+$/);
  editor.destroy();
});

test('Tab closes the menu, so that its list is no stop on the way', async () => {
  const editor = open('');
  openMenu(editor);
  await isOpen(editor);
  await userEvent.tab();
  expect(completionStatus(editor.state)).toBeNull();
  expect(document.querySelector('[role=listbox]')).toBeNull();
  editor.destroy();
});
