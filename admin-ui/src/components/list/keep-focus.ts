const CONTROLS = 'a[href], button:not([disabled]), input:not([disabled])';

interface Place {
  element: HTMLElement;
  /** The row that it stands in, as the grid and the tables name it. */
  id: string | undefined;
  row: number;
  control: number;
}

const rowsOf = (area: HTMLElement) => [...area.querySelectorAll<HTMLElement>('[data-id]')];
const controlsOf = (row: HTMLElement | undefined) => [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];

function placeOf(area: HTMLElement, element: HTMLElement): Place {
  const row = element.closest<HTMLElement>('[data-id]');
  return {
    element,
    id: row?.dataset.id,
    row: row ? rowsOf(area).indexOf(row) : -1,
    control: controlsOf(row ?? undefined).indexOf(element),
  };
}

/** The same control of the same row, if that was only drawn anew; else of the row that has moved up; else the list. */
function nextTo(area: HTMLElement, { element, id, row, control }: Place): HTMLElement {
  if (id === undefined) return area;
  const rows = rowsOf(area);
  const same = rows.find(({ dataset }) => dataset.id === id);
  const controls = controlsOf(same ?? rows[Math.min(row, rows.length - 1)]);
  const label = same && element.getAttribute('aria-label');
  const namesake = controls.find((one) => label && one.getAttribute('aria-label') === label);
  return namesake ?? controls[Math.min(Math.max(control, 0), controls.length - 1)] ?? area;
}

/**
 * For the `ref` of a list, which has to take the focus itself (`tabIndex`). With a row goes the button that had the focus, or to
 * which a dialog would have given it back: whoever works by keyboard would have to begin at the top of the page.
 */
export function keepFocus(area: HTMLElement): () => void {
  let last: Place | null = null;

  function follow({ target }: FocusEvent) {
    // The page has given it to the list as a whole already: what was lost is still to be looked for.
    if (!(target instanceof HTMLElement) || (target === area && last?.element.isConnected === false)) return;
    if (area.contains(target)) last = placeOf(area, target);
    else if (!target.closest('[role=dialog], [role=menu], [role=presentation]')) last = null;
  }
  function mend() {
    const focused = document.activeElement;
    if (!last || last.element.isConnected || (focused !== document.body && focused !== area)) return;
    const next = nextTo(area, last);
    last = null;
    next.focus({ preventScroll: true });
  }

  document.addEventListener('focusin', follow);
  const observer = new MutationObserver(mend);
  observer.observe(area, { childList: true, subtree: true });
  // Dialogs stand at the end of the page.
  observer.observe(document.body, { childList: true });
  return () => {
    document.removeEventListener('focusin', follow);
    observer.disconnect();
  };
}
