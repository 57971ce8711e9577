import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatCount, IMPORT_OUTCOME_NAMES, type ImportKind, type ImportRow } from '@stoa/contract';
import { tabularFigures } from '@stoa/web-kit';
import { Badge } from '../../../components/badge';
import { RecordLink } from '../../../components/record-link';
import { TableFrame } from '../../../components/table-frame';
import { useRecordKinds } from '../../../lib/record-kinds';
import { importKinds, outcomeLooks } from '../domain/statuses';

type RowTableProps = { kind: ImportKind; rows: ImportRow[] };

export function RowTable({ kind, rows }: RowTableProps) {
  return (
    <TableFrame sx={{ '& th, & td': { verticalAlign: 'top' } }}>
      <Table aria-label="Rows">
        <TableHead>
          <TableRow>
            <TableCell align="right">Row</TableCell>
            <TableCell>Result</TableCell>
            <TableCell sx={{ width: '100%' }}>Record</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.row}>
              <TableCell component="th" scope="row" align="right" sx={tabularFigures}>
                {formatCount(row.row)}
              </TableCell>
              <TableCell>
                <Badge look={outcomeLooks[row.outcome]}>{IMPORT_OUTCOME_NAMES[row.outcome]}</Badge>
              </TableCell>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                <RecordName kind={kind} row={row} />
                <Details row={row} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}

function RecordName({ kind, row: { recordId, title, slug } }: { kind: ImportKind; row: ImportRow }) {
  const { edit } = useRecordKinds()[importKinds[kind].record];
  return <RecordLink to={recordId === null ? undefined : edit?.(recordId)}>{title ?? slug ?? 'No title'}</RecordLink>;
}

function Details({ row: { changes, reasons, notes } }: { row: ImportRow }) {
  if (reasons.length > 0)
    return (
      <Lines>
        {reasons.map(({ column, message }) => (
          <li key={`${column} ${message}`}>
            {column && <b>{column}: </b>}
            {message}
          </li>
        ))}
      </Lines>
    );
  return (
    <Lines>
      {notes.map((note) => (
        <li key={note}>{note}.</li>
      ))}
      {changes.map(({ column, before, after }) => (
        <li key={column}>
          <b>{column}: </b>
          <Before>{before || 'empty'}</Before> → <ins>{after || 'empty'}</ins>
        </li>
      ))}
    </Lines>
  );
}

const Lines = styled('ul')(({ theme }) => ({
  ...theme.typography.body2,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: theme.vars.palette.text.secondary,
  '& ins': { color: theme.vars.palette.text.primary, textDecoration: 'none' },
}));

const Before = styled('del')({ textDecorationThickness: 1 });
