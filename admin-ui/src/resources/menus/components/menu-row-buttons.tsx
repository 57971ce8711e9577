import DownIcon from '@mui/icons-material/ArrowDownwardOutlined';
import UpIcon from '@mui/icons-material/ArrowUpwardOutlined';
import TrashIcon from '@mui/icons-material/DeleteOutlined';
import OutIcon from '@mui/icons-material/FormatIndentDecreaseOutlined';
import InIcon from '@mui/icons-material/FormatIndentIncreaseOutlined';
import Stack from '@mui/material/Stack';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { focusRow, RowButton } from '../../../components/form/layout/row-button';
import { moved, type Row, type Way } from '../domain/menu-rows';

type MenuRowButtonsProps = {
  menu: string;
  rows: Row[];
  place: number;
  hasLevels: boolean;
  onMove: (rows: Row[]) => void;
  onRemove: () => void;
};

const icons: Record<Way, ReactNode> = { up: <UpIcon />, down: <DownIcon />, in: <InIcon />, out: <OutIcon /> };
const tooltips: Record<Way, string> = {
  up: 'Move up',
  down: 'Move down',
  in: 'Indent',
  out: 'Outdent',
};

export function MenuRowButtons({ menu, rows, place, hasLevels, onMove, onRemove }: MenuRowButtonsProps) {
  const buttons = useRef<HTMLDivElement>(null);
  const row = rows[place];
  const name = row?.label || `link ${place + 1}`;
  const level: Way = row?.depth === 1 ? 'out' : 'in';

  function move(way: Way) {
    const change = moved(rows, place, way);
    const form = buttons.current?.closest('form');
    if (!change) return;
    flushSync(() => onMove(change.rows));
    // It may have nowhere to go on to, or the button for the other direction.
    const next = way === 'in' ? 'out' : way === 'out' ? 'in' : way;
    focusRow(form, menu, change.place, next);
  }

  const button = (way: Way, label: string) => (
    <RowButton
      label={label}
      tooltip={tooltips[way]}
      way={way}
      isOff={!moved(rows, place, way)}
      onClick={() => move(way)}
    >
      {icons[way]}
    </RowButton>
  );

  return (
    <Stack ref={buttons} data-list={menu} data-row={place} direction="row">
      {button('up', `Move ${name} up`)}
      {button('down', `Move ${name} down`)}
      {hasLevels && button(level, level === 'in' ? `Indent ${name}` : `Outdent ${name}`)}
      <RowButton label={`Remove ${name}`} tooltip="Remove" onClick={onRemove}>
        <TrashIcon />
      </RowButton>
    </Stack>
  );
}
