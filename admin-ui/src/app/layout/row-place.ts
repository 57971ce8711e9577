const CONTROLS = 'a[href], button:not([disabled]), input:not([disabled])';

/** Where a control stands in a list of rows, each with its `data-id`. */
export interface RowPlace {
  list: Element;
  id: string | undefined;
  row: number;
  control: number;
  label: string | null;
}

const rowsOf = (list: Element) => [...list.querySelectorAll<HTMLElement>('[data-id]')];
const controlsOf = (row: HTMLElement | undefined) => [...(row?.querySelectorAll<HTMLElement>(CONTROLS) ?? [])];

export function rowPlaceOf(element: Element): RowPlace | null {
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

/** The same control of the same row, if that was only drawn anew; else one of the row that has moved up. */
export function controlNextTo({ list, id, row, control, label }: RowPlace): HTMLElement | undefined {
  const rows = rowsOf(list);
  const same = rows.find(({ dataset }) => dataset.id === id);
  const controls = controlsOf(same ?? rows[Math.min(row, rows.length - 1)]);
  const namesake = controls.find((one) => same && label && one.getAttribute('aria-label') === label);
  return namesake ?? controls[Math.min(Math.max(control, 0), controls.length - 1)];
}
