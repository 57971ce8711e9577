import { styled } from '@mui/material/styles';
import { VisuallyHidden } from '@stoa/web-kit';
import type { Identified, Layout, RecordColumn, Visibility } from '../columns/record-column';

type StackedRecordProps<Row extends Identified> = {
  row: Row;
  columns: readonly RecordColumn<Row>[];
  visibility: Visibility;
  layout: Layout;
};

/** A record in one cell: its image, its title, and below that its status and the facts that are columns elsewhere. */
export function StackedRecord<Row extends Identified>(props: StackedRecordProps<Row>) {
  const { row, columns, visibility, layout } = props;
  const visible = columns.filter(({ field }) => visibility[field] ?? true);
  const status = visible.filter(({ part }) => part === 'status');
  const facts = visible.filter(({ part }) => part === undefined);
  return (
    <Frame>
      {visible.find(({ part }) => part === 'image')?.cell?.(row, layout)}
      <div>
        <TitleLine>{visible.find(({ part }) => part === 'title')?.cell?.(row, layout)}</TitleLine>
        <Facts>
          {[...status, ...facts].map((fact) => (
            <span key={fact.field} data-fact={fact.field}>
              {fact.named ? `${fact.headerName} ` : <VisuallyHidden>{fact.headerName} </VisuallyHidden>}
              {fact.cell ? fact.cell(row, layout) : fact.text(row)}
            </span>
          ))}
        </Facts>
      </div>
    </Frame>
  );
}

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  minWidth: 0,
  paddingBlock: theme.spacing(1.25),
  '& > :last-child': { minWidth: 0 },
}));

const TitleLine = styled('div')(({ theme }) => ({ fontSize: theme.typography.body1.fontSize, lineHeight: 1.35 }));

const Facts = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0.5, 1.5),
  marginTop: theme.spacing(0.75),
  color: theme.vars.palette.text.secondary,
  whiteSpace: 'normal',
  '& > span': { position: 'relative', minWidth: 0, overflowWrap: 'anywhere' },
}));
