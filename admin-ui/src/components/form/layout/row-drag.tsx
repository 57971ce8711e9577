import DragIcon from '@mui/icons-material/DragIndicatorOutlined';
import { styled } from '@mui/material/styles';
import { type DragEvent, useState } from 'react';

interface Drag {
  from: number;
  /** The row that it would be dropped before. */
  to: number;
  startX: number;
  /** How far it was dragged aside, in pixels. */
  aside: number;
}

/** Rows that are dragged by their handles. Whoever can’t drag has buttons beside them. */
export function useRowDrag(onDrop: (from: number, to: number, aside: number) => void) {
  const [drag, setDrag] = useState<Drag>();

  const over = (event: DragEvent<HTMLElement>, place: number) => {
    // Another list’s rows, or files.
    if (!drag) return;
    event.preventDefault();
    const { top, height } = event.currentTarget.getBoundingClientRect();
    const to = event.clientY < top + height / 2 ? place : place + 1;
    const aside = event.clientX - drag.startX;
    if (to !== drag.to || aside !== drag.aside) setDrag({ ...drag, to, aside });
  };

  const drop = (event: DragEvent<HTMLElement>) => {
    if (!drag) return;
    event.preventDefault();
    setDrag(undefined);
    if (drag.to !== drag.from && drag.to !== drag.from + 1) onDrop(drag.from, drag.to, drag.aside);
    else if (drag.aside !== 0) onDrop(drag.from, drag.from, drag.aside);
  };

  return {
    handle: (place: number) => ({
      draggable: true,
      onDragStart: (event: DragEvent<HTMLElement>) => {
        const row = event.currentTarget.closest('[data-drag]');
        // Firefox drags nothing without data.
        event.dataTransfer.setData('text/plain', '');
        event.dataTransfer.effectAllowed = 'move';
        if (row) event.dataTransfer.setDragImage(row, 20, 20);
        setDrag({ from: place, to: place, startX: event.clientX, aside: 0 });
      },
      onDragEnd: () => setDrag(undefined),
    }),
    row: (place: number) => ({
      'data-drag': dropMark(drag, place),
      onDragOver: (event: DragEvent<HTMLElement>) => over(event, place),
      onDrop: drop,
    }),
  };
}

export type RowDrag = ReturnType<typeof useRowDrag>;

const dropMark = (drag: Drag | undefined, place: number): 'before' | 'after' | 'none' => {
  if (drag?.to === place) return 'before';
  return drag?.to === place + 1 ? 'after' : 'none';
};

export const movedTo = <Row,>(rows: readonly Row[], from: number, to: number): Row[] =>
  rows.toSpliced(from, 1).toSpliced(to > from ? to - 1 : to, 0, rows[from] as Row);

const line = { content: '""', position: 'absolute', insetInline: 0, height: 2, borderRadius: 1 } as const;

/** Says where a dragged row would be dropped. */
export const DragRow = styled('div')(({ theme }) => ({
  position: 'relative',
  minWidth: 0,
  '&[data-drag=before]::before': { ...line, top: -6, backgroundColor: theme.vars.palette.primary.main },
  '&[data-drag=after]::after': { ...line, bottom: -6, backgroundColor: theme.vars.palette.primary.main },
}));

export const DragHandle = (props: ReturnType<RowDrag['handle']>) => (
  <Handle {...props} aria-hidden="true" title="Drag to move">
    <DragIcon fontSize="small" />
  </Handle>
);

const Handle = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  height: 40,
  color: theme.vars.palette.text.secondary,
  cursor: 'grab',
  '@media (pointer: coarse)': { display: 'none' },
}));
