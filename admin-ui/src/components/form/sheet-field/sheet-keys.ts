import { type KeyboardEvent, type RefObject, useEffect, useEffectEvent } from 'react';
import type { Place } from './sheet-edits';

export type CellElement = HTMLInputElement | HTMLSelectElement;

export const placeOf = ({ dataset }: HTMLElement): Place | undefined =>
  dataset.row === undefined ? undefined : { row: Number(dataset.row), column: Number(dataset.column) };

export const cellAt = (sheet: HTMLElement | null, { row, column }: Place) =>
  sheet?.querySelector<CellElement>(`[data-row="${row}"][data-column="${column}"]`);

/** Moves the focus to a column's first cell, unless it is in use elsewhere. */
export function useFocusAtFirst(sheet: RefObject<HTMLElement | null>, column: number) {
  const focus = useEffectEvent(() => {
    if (document.activeElement?.contains(sheet.current)) cellAt(sheet.current, { row: 0, column })?.focus();
  });
  useEffect(() => focus(), []);
}

/** Whether the caret can't move further in its text, or all of it is selected. */
function isAtEnd(cell: CellElement, end: 'start' | 'end'): boolean {
  if (!(cell instanceof HTMLInputElement) || cell.type === 'checkbox') return true;
  const { selectionStart, selectionEnd, value } = cell;
  const isAll = selectionStart === 0 && selectionEnd === value.length;
  return isAll || (selectionStart === selectionEnd && selectionStart === (end === 'start' ? 0 : value.length));
}

/** Where a key leads to in a sheet; undefined if it's for the cell itself. */
export function placeAfter(event: KeyboardEvent, cell: CellElement, { row, column }: Place): Place | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing) return undefined;
  if (event.key === 'Enter') return { row: row + (event.shiftKey ? -1 : 1), column };
  if (event.shiftKey) return undefined;
  const isMenu = cell instanceof HTMLSelectElement;
  if (event.key === 'ArrowDown' && !isMenu) return { row: row + 1, column };
  if (event.key === 'ArrowUp' && !isMenu) return { row: row - 1, column };
  if (event.key === 'ArrowLeft' && isAtEnd(cell, 'start')) return { row, column: column - 1 };
  if (event.key === 'ArrowRight' && isAtEnd(cell, 'end')) return { row, column: column + 1 };
  return undefined;
}
