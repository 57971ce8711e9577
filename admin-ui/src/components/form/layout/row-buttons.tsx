import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import TrashIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { useField, useFormikContext } from 'formik';
import { type ReactNode, type RefObject, useRef } from 'react';
import { flushSync } from 'react-dom';

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
  confirmRemoving?: ((remove: () => void) => void) | undefined;
};

const unavailable = { '&[aria-disabled=true]': { opacity: 0.4, cursor: 'default' } };

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
  // A save may give the rows new ids.
  const { isSubmitting } = useFormikContext();
  const buttons = useRef<HTMLDivElement>(null);
  const change = onChange ?? ((changed: Row[]) => void setValue(changed));
  const others = rows.filter((_row, other) => other !== position);
  const remove = () => {
    change(others);
    afterRemoval?.current?.focus();
  };
  const onRemove = () => {
    if (isSubmitting) return;
    if (confirmRemoving) confirmRemoving(remove);
    else remove();
  };

  function move(way: 'up' | 'down') {
    const place = way === 'up' ? position - 1 : position + 1;
    if (isSubmitting || place < 0 || place > others.length) return;
    const form = buttons.current?.closest('form');
    flushSync(() => change(others.toSpliced(place, 0, rows[position] as Row)));
    // The focus stays with the row.
    form?.querySelector<HTMLElement>(`[data-list="${list}"][data-row="${place}"] [data-way="${way}"]`)?.focus();
  }

  const moveButton = (way: 'up' | 'down', icon: ReactNode, isEnd: boolean) => (
    <Tooltip title={`Move ${way}`}>
      {/* It keeps the focus at the end of the list. */}
      <IconButton
        aria-label={`Move ${row} ${way}`}
        aria-disabled={isEnd || isSubmitting}
        data-way={way}
        onClick={() => move(way)}
        sx={unavailable}
      >
        {icon}
      </IconButton>
    </Tooltip>
  );

  return (
    <Stack ref={buttons} data-list={list} data-row={position} direction="row" sx={{ alignItems: 'start' }}>
      {isOrdered && moveButton('up', <UpIcon />, position === 0)}
      {isOrdered && moveButton('down', <DownIcon />, position === others.length)}
      {afterRemoval && (
        <Tooltip title="Remove">
          <IconButton aria-label={`Remove ${row}`} aria-disabled={isSubmitting} onClick={onRemove} sx={unavailable}>
            <TrashIcon />
          </IconButton>
        </Tooltip>
      )}
    </Stack>
  );
}
