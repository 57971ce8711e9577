import type { MouseEvent } from 'react';

/** Opens its row. Links do so by themselves. */
export const OPENS_ROW = { 'data-opens-row': '' } as const;

const HAS_ITS_OWN_CLICK = 'a, button, input, select, textarea, label, .MuiDataGrid-cellCheckbox';

/**
 * A click anywhere in a row is one on its first link, with the keys that were held: Ctrl or the middle button opens a new tab. The link
 * stays what keyboards and screen readers use. Whoever selects text wants the text.
 */
function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, button } = event;
  const isMiddle = button === 1;
  if (button !== 0 && !isMiddle) return;
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(HAS_ITS_OWN_CLICK)) return;
  // Beside a button or a value that is edited in its cell, the click missed that.
  if (cellOf(target)?.querySelector('button:not([data-opens-row])')) return;
  if (window.getSelection()?.type === 'Range') return;
  const opener = currentTarget.querySelector('a, [data-opens-row]');
  if (isMiddle && opener?.tagName !== 'A') return;
  opener?.dispatchEvent(
    new window.MouseEvent('click', {
      bubbles: true,
      cancelable: true,
      ctrlKey: event.ctrlKey || isMiddle,
      metaKey: event.metaKey || isMiddle,
      shiftKey: event.shiftKey,
    }),
  );
}

/** The cell, or one of the facts that are stacked in it. */
function cellOf(target: Element): Element | null {
  const fact = target.closest('[data-fact]');
  const cell = target.closest('[role=gridcell], td');
  return fact ?? (cell?.querySelector('[data-fact]') ? null : cell);
}

/** The middle button would scroll the page instead. */
const keepPage = (event: MouseEvent) => {
  if (event.button === 1) event.preventDefault();
};

/** For a row that opens wherever it's clicked. */
export const openableRow = { onClick: openRow, onAuxClick: openRow, onMouseDown: keepPage };

/** For the frame of such rows, which are `row`. */
export const openableLook = (row: string) => ({ [`& ${row}:has(a, [data-opens-row])`]: { cursor: 'pointer' } });
