import type { Editing } from '../domain/markdown-edits';

/** As if it were typed: the browser's own Undo takes it back. */
export function replaceInField(field: HTMLTextAreaElement, editing: Editing): void {
  const { value: text, selectionStart: start, selectionEnd: end } = field;
  const edit = editing({ text, start, end });
  field.focus();
  field.setSelectionRange(edit.from, edit.to);
  // Deprecated and without a successor: nothing else writes into a field and into its history.
  document.execCommand('insertText', false, edit.insert);
  field.setSelectionRange(edit.start, edit.end);
}
