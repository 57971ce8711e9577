import { type RefObject, useEffect } from 'react';

/**
 * Keeps focus from getting lost when its element goes away: a row is deleted, a button is disabled, a dialog closes over a
 * deleted row. Focus moves to the row that moved up, else to the nearest focusable ancestor, and finally to the content itself.
 * From what was over the content, it goes back to where it was there.
 * Otherwise, the next Tab would start at the top of the document.
 */
export function useRestoredFocus(content: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let latest: Element | null = null;
    /** Of what had the focus last within the content. */
    let ancestors: Element[] = [];
    let place: RowPlace | null = null;
    function remember({ target }: FocusEvent) {
      if (!(target instanceof Element)) return;
      latest = target;
      if (!content.current?.contains(target)) return;
      ancestors = ancestorsOf(target);
      place = rowPlaceOf(target);
    }
    function keep() {
      const [last, ...around] = ancestors;
      const focused = document.activeElement ?? document.body;
      if (!last || !latest || !isGone(latest) || (focused !== document.body && !isGone(focused))) return;
      const next = isGone(last)
        ? ((place && controlNextTo(place)) ?? around.find((one) => !isGone(one) && one.hasAttribute('tabindex')))
        : last;
      (next as HTMLElement | undefined)?.focus({ preventScroll: true });
    }
    document.addEventListener('focusin', remember);
    const changes = new MutationObserver(keep);
    changes.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => {
      document.removeEventListener('focusin', remember);
      changes.disconnect();
    };
  }, [content]);
}

const isGone = (element: Element): boolean => !element.isConnected || element.matches(':disabled');

function ancestorsOf(element: Element): Element[] {
  const parent = element.parentElement;
  return parent ? [element, ...ancestorsOf(parent)] : [element];
}

const CONTROLS = 'a[href], button:not([disabled]), input:not([disabled])';

/** A control's position in a list of rows, each with a `data-id`. */
interface RowPlace {
  list: Element;
  id: string | undefined;
  row: number;
  control: number;
  label: string | null;
}

const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-id]')];
const controlsOf = (row: HTMLElement | undefined) => [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];

function rowPlaceOf(element: Element): RowPlace | null {
  const row = element.closest<HTMLElement>('[data-id]');
  const list = row?.parentElement?.closest('section');
  if (!row || !list) return null;
  return {
    list,
    id: row.dataset.id,
    row: rowsOf(list).indexOf(row),
    control: controlsOf(row).indexOf(element as HTMLElement),
    label: element.getAttribute('aria-label'),
  };
}

/** The same control in the same row if that was only recreated, otherwise one in the row that moved up. */
function controlNextTo({ list, id, row, control, label }: RowPlace): HTMLElement | undefined {
  const rows = rowsOf(list);
  const same = rows.find(({ dataset }) => dataset.id === id);
  const controls = controlsOf(same ?? rows[Math.min(row, rows.length - 1)]);
  const namesake = controls.find((one) => same && label && one.getAttribute('aria-label') === label);
  return namesake ?? controls[Math.min(Math.max(control, 0), controls.length - 1)];
}
