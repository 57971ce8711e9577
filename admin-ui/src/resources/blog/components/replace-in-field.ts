import { flushSync } from 'react-dom';
import type { Editing } from '../domain/markdown-edits';

/** As if it were typed: the browser's own Undo takes it back. Where the field cannot have the focus, `setText` changes it. */
export function replaceInField(field: HTMLTextAreaElement, editing: Editing, setText: (text: string) => void): void {
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  const edit = editing({ text, start, end });
  field.focus();
  // On a tab that is not open, or below a dialog: what is typed would go into another field.
  if (document.activeElement !== field) {
    flushSync(() => setText(text.slice(0, edit.from) + edit.insert + text.slice(edit.to)));
  } else {
    field.setSelectionRange(edit.from, edit.to);
    // Deprecated and without a successor: nothing else writes into a field and into its history.
    document.execCommand('insertText', false, edit.insert);
  }
  field.setSelectionRange(edit.start, edit.end);
}
