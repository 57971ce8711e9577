import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import TrashIcon from '@mui/icons-material/DeleteOutlined';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import { useField } from 'formik';
import type { RefObject } from 'react';

type RowButtonsProps = {
  /** The list that the row is part of. */
  list: string;
  position: number;
  /** What the row is called. */
  row: string;
  /** Gets the focus once the row is gone. Rows without it stay. */
  afterRemoval?: RefObject<HTMLElement | null>;
};

/** Moves and removes a row of a list. */
export function RowButtons({ list, position, row, afterRemoval }: RowButtonsProps) {
  const [{ value: rows }, , { setValue }] = useField<unknown[]>(list);
  const others = rows.filter((_row, other) => other !== position);
  const moveTo = (place: number) => void setValue(others.toSpliced(place, 0, rows[position]));
  const remove = () => {
    void setValue(others);
    afterRemoval?.current?.focus();
  };
  return (
    <Stack direction="row" sx={{ alignItems: 'start' }}>
      <Tooltip title="Move up">
        <span>
          <IconButton aria-label={`Move ${row} up`} disabled={position === 0} onClick={() => moveTo(position - 1)}>
            <UpIcon />
          </IconButton>
        </span>
      </Tooltip>
      <Tooltip title="Move down">
        <span>
          <IconButton
            aria-label={`Move ${row} down`}
            disabled={position === others.length}
            onClick={() => moveTo(position + 1)}
          >
            <DownIcon />
          </IconButton>
        </span>
      </Tooltip>
      {afterRemoval && (
        <Tooltip title="Remove">
          <IconButton aria-label={`Remove ${row}`} onClick={remove}>
            <TrashIcon />
          </IconButton>
        </Tooltip>
      )}
    </Stack>
  );
}
