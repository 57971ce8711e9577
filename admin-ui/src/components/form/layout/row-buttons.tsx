import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import TrashIcon from '@mui/icons-material/DeleteOutlined';
import Stack from '@mui/material/Stack';
import { useField } from 'formik';
import { type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusRow, RowButton } from './row-button';

type RowButtonsProps<Row> = {
  /** The list that the row is part of. */
  list: string;
  position: number;
  /** What the row is called. */
  row: string;
  /** Whether the order of the rows means something. */
  isOrdered?: boolean;
  /** Gets the focus once the row is gone. Rows without it stay. */
  afterRemoval?: RefObject<HTMLElement | null>;
  /** What a change of the list leads to, if there's more to it. */
  onChange?: (rows: Row[]) => void;
  /** Whether the row may go; calls `remove` if so. */
  confirmRemoving?: ((remove: () => void, others: Row[]) => void) | undefined;
};

/** Moves and removes a row of a list. */
export function RowButtons<Row>({
  list,
  position,
  row,
  isOrdered = true,
  afterRemoval,
  onChange,
  confirmRemoving,
}: RowButtonsProps<Row>) {
  const [{ value: rows }, , { setValue }] = useField<Row[]>(list);
  const buttons = useRef<HTMLDivElement>(null);
  const change = onChange ?? ((changed: Row[]) => void setValue(changed));
  const others = rows.filter((_row, other) => other !== position);
  const remove = () => {
    // Of a full list, the button to add rows can't have the focus before.
    flushSync(() => change(others));
    afterRemoval?.current?.focus();
  };

  function move(way: 'up' | 'down') {
    const place = way === 'up' ? position - 1 : position + 1;
    const form = buttons.current?.closest('form');
    flushSync(() => change(others.toSpliced(place, 0, rows[position] as Row)));
    focusRow(form, list, place, way);
  }

  return (
    <Stack ref={buttons} data-list={list} data-row={position} direction="row" sx={{ alignItems: 'start' }}>
      {isOrdered && (
        <>
          <RowButton
            label={`Move ${row} up`}
            tooltip="Move up"
            way="up"
            isOff={position === 0}
            onClick={() => move('up')}
          >
            <UpIcon />
          </RowButton>
          <RowButton
            label={`Move ${row} down`}
            tooltip="Move down"
            way="down"
            isOff={position === others.length}
            onClick={() => move('down')}
          >
            <DownIcon />
          </RowButton>
        </>
      )}
      {afterRemoval && (
        <RowButton
          label={`Remove ${row}`}
          tooltip="Remove"
          onClick={() => (confirmRemoving ? confirmRemoving(remove, others) : remove())}
        >
          <TrashIcon />
        </RowButton>
      )}
    </Stack>
  );
}
