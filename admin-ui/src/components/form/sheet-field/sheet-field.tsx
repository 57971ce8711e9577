import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { counted } from '@stoa/contract';
import { Keys, spokenKeysOf } from '@stoa/web-kit';
import { useFormikContext } from 'formik';
import { type ClipboardEvent, type KeyboardEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { cellsIn, type Place, type SheetColumn, textIn, withBlock, withCopies, withText } from './sheet-edits';
import { SheetFrame } from './sheet-frame';
import { type CellElement, cellAt, placeAfter, placeOf, useFocusAtFirst } from './sheet-keys';
import { SheetRow } from './sheet-row';

type SheetFieldProps<Row> = {
  name: string;
  label: string;
  /** What the first column, the names of the rows, is called. */
  heading: string;
  nameOf: (row: Row) => string;
  columns: SheetColumn[];
  /** The path of the column that gets the focus once the sheet is there. */
  beginAt?: string | undefined;
};

const FILL_DOWN = { key: 'd', mod: true };

/** A list of records, edited like a sheet: with the arrow keys and Enter, blocks of cells pasted, cells copied to others. */
export function SheetField<Row extends object>(props: SheetFieldProps<Row>) {
  const { name, label, heading, nameOf, columns, beginAt } = props;
  const { values, errors, submitCount, isSubmitting, setFieldValue } = useFormikContext<Record<string, Row[]>>();
  const rows = values[name] ?? [];
  const sheet = useRef<HTMLTableElement>(null);
  const [current, setCurrent] = useState<Place | null>(null);
  /** The rows before and after several cells were changed at once. */
  const [last, setLast] = useState<{ before: Row[]; after: Row[] } | null>(null);
  const [announcement, setAnnouncement] = useState('');
  const opened = useRef('');
  const column = current ? columns[current.column] : undefined;
  const wrong = submitCount > 0 ? errors[name] : undefined;

  useFocusAtFirst(
    sheet,
    columns.findIndex(({ path }) => path === beginAt),
  );

  const newest = useRef(rows);
  // Before anything more can be typed.
  useLayoutEffect(() => {
    newest.current = rows;
  }, [rows]);
  const setRows = useCallback(
    (changed: Row[]) => {
      // A save gives the rows new ids and keys.
      if (isSubmitting) return;
      newest.current = changed;
      // Nothing shows what is wrong before the first attempt to save.
      void setFieldValue(name, changed, submitCount > 0);
    },
    [name, setFieldValue, isSubmitting, submitCount],
  );

  const type = useCallback(
    (place: number, at: SheetColumn, text: string) => {
      setRows(newest.current.map((row, other) => (other === place ? withText(row, at, text) : row)));
    },
    [setRows],
  );

  const setMany = useCallback(
    (after: Row[]) => {
      setLast({ before: newest.current, after });
      setRows(after);
    },
    [setRows],
  );

  const remove = useCallback(
    (place: number) => {
      // The button that had the focus is gone. A cell that gets it remembers the text of its new row.
      flushSync(() => setMany(newest.current.filter((_row, other) => other !== place)));
      cellAt(sheet.current, { row: Math.max(0, place - 1), column: 0 })?.focus();
    },
    [setMany],
  );

  function changeMany(changed: Row[], verb: string) {
    const count = columns.reduce(
      (sum, at) =>
        sum + changed.filter((row, place) => textIn(row, at) !== textIn(newest.current[place] as Row, at)).length,
      0,
    );
    setMany(changed);
    setAnnouncement(`${verb} ${counted(count, 'cell')}`);
  }

  const copy = (to: 'below' | 'all') => {
    if (current && column && !isSubmitting) changeMany(withCopies(newest.current, column, current.row, to), 'Changed');
  };

  function undo() {
    if (!last) return;
    setRows(last.before);
    setAnnouncement('Undone');
  }

  function onKeyDown(event: KeyboardEvent) {
    const cell = event.target as CellElement;
    const place = placeOf(cell);
    const at = place && columns[place.column];
    if (!at) return;
    const isRestored = event.key === 'Escape' && textIn(newest.current[place.row] as Row, at) !== opened.current;
    const isFilled = event.key === FILL_DOWN.key && (event.ctrlKey || event.metaKey);
    const next = placeAfter(event, cell, place);
    if (!isRestored && !isFilled && !next) return;
    event.preventDefault();
    if (isRestored) type(place.row, at, opened.current);
    else if (isFilled) copy('below');
    else if (next) cellAt(sheet.current, next)?.focus();
  }

  function onPaste(event: ClipboardEvent) {
    const place = placeOf(event.target as HTMLElement);
    const block = cellsIn(event.clipboardData.getData('text/plain'));
    if (!place || isSubmitting || (block.length === 1 && block[0]?.length === 1)) return;
    event.preventDefault();
    changeMany(withBlock(newest.current, columns, place, block), 'Pasted');
  }

  return (
    <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button
          variant="outlined"
          size="small"
          disabled={!column || isSubmitting}
          aria-keyshortcuts={spokenKeysOf(FILL_DOWN)}
          onClick={() => copy('below')}
        >
          Fill down <Keys of={FILL_DOWN} />
        </Button>
        <Button variant="outlined" size="small" disabled={!column || isSubmitting} onClick={() => copy('all')}>
          Apply to all
        </Button>
        <Button size="small" disabled={isSubmitting || last?.after !== rows} onClick={undo}>
          Undo
        </Button>
        <FormHelperText role="status" sx={{ margin: 0 }}>
          {announcement}
        </FormHelperText>
      </Box>
      <SheetFrame>
        <table
          ref={sheet}
          aria-label={label}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          onFocus={({ target }) => {
            const place = placeOf(target);
            if (!place) return;
            setCurrent(place);
            opened.current = textIn(rows[place.row] as Row, columns[place.column] as SheetColumn);
            if (target instanceof HTMLInputElement) target.select();
          }}
          onBlur={({ currentTarget, relatedTarget }) => {
            // A button pressed next starts from the form's values, which may not have what was typed yet.
            if (!currentTarget.contains(relatedTarget) && newest.current !== rows) setRows(newest.current);
          }}
        >
          <thead>
            <tr>
              <th scope="col">{heading}</th>
              {columns.map(({ path, label, width }) => (
                <th key={path} scope="col" style={{ minWidth: width }}>
                  {label}
                </th>
              ))}
              <td />
            </tr>
          </thead>
          <tbody>
            {rows.map((row, place) => (
              <SheetRow
                // biome-ignore lint/suspicious/noArrayIndexKey: cells have no state of their own
                key={place}
                row={row}
                place={place}
                name={nameOf(row)}
                columns={columns}
                errors={typeof wrong === 'string' ? undefined : wrong?.[place]}
                readOnly={isSubmitting}
                onType={type}
                onRemove={rows.length > 1 ? remove : undefined}
              />
            ))}
          </tbody>
        </table>
      </SheetFrame>
      {typeof wrong === 'string' && <FormHelperText error>{wrong}</FormHelperText>}
      <FormHelperText sx={{ margin: 0 }}>
        Move with the arrow keys and Enter. You can paste cells from a spreadsheet.
      </FormHelperText>
    </Box>
  );
}
