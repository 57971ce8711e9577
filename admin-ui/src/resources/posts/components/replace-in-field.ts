import { flushSync } from 'react-dom';
import type { Editing } from '../domain/markdown-edits';

/** Edits as if typed, so that the browser's own Undo reverts it. If the field can't take focus, `setText` changes it. */
export function replaceInField(field: HTMLTextAreaElement, editing: Editing, setText: (text: string) => void): void {
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  const edit = editing({ text, start, end });
  field.focus();
  // On a closed tab or behind a dialog, the text would go into another field.
  if (document.activeElement !== field) {
    flushSync(() => setText(text.slice(0, edit.from) + edit.insert + text.slice(edit.to)));
  } else {
    field.setSelectionRange(edit.from, edit.to);
    // Deprecated without a replacement: nothing else edits a field and keeps its undo history.
    document.execCommand('insertText', false, edit.insert);
  }
  field.setSelectionRange(edit.start, edit.end);
}
