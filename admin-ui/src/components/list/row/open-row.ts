import type { MouseEvent } from 'react';

const HAS_ITS_OWN_CLICK = 'a, button, input, select, textarea, label, .MuiDataGrid-cellCheckbox';

/**
 * A click anywhere in a row is one on its first link, with the keys that were held: Ctrl opens a new tab. The link stays what keyboards
 * and screen readers use. Whoever selects text wants the text.
 */
export function openRow(event: MouseEvent<HTMLElement>): void {
  const { target, currentTarget, ctrlKey, metaKey, shiftKey } = event;
  if (!(target instanceof Element) || !currentTarget.contains(target) || target.closest(HAS_ITS_OWN_CLICK)) return;
  // Beside a value that is edited in its cell, the click missed that.
  if (target.closest('[role=gridcell]')?.querySelector('button')) return;
  if (window.getSelection()?.type === 'Range') return;
  currentTarget
    .querySelector('a')
    ?.dispatchEvent(new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));
}
