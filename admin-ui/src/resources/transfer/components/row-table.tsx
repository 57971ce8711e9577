import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ImportRow, TransferKind } from '@stoa/contract';
import { tabularFigures } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router';
import { Badge } from '../../../components/badge';
import { TableFrame } from '../../../components/table-frame';
import { paths } from '../../../config/paths';
import { outcomes } from '../domain/statuses';

type RowTableProps = { kind: TransferKind; rows: ImportRow[] };

const editPaths = { items: paths.item, posts: paths.post };

export function RowTable({ kind, rows }: RowTableProps) {
  return (
    <TableFrame sx={{ '& th, & td': { verticalAlign: 'top' } }}>
      <Table aria-label="Rows">
        <TableHead>
          <TableRow>
            <TableCell align="right">Row</TableCell>
            <TableCell>Outcome</TableCell>
            <TableCell sx={{ width: '100%' }}>Record</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.row}>
              <TableCell component="th" scope="row" align="right" sx={tabularFigures}>
                {row.row}
              </TableCell>
              <TableCell>
                <Badge look={outcomes[row.outcome].look}>{outcomes[row.outcome].name}</Badge>
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

function RecordName({ kind, row: { recordId, title, slug } }: { kind: TransferKind; row: ImportRow }) {
  const name = title ?? slug ?? 'No title';
  if (recordId === null) return <strong>{name}</strong>;
  return (
    <Link component={RouterLink} to={editPaths[kind](recordId)} color="textPrimary">
      {name}
    </Link>
  );
}

function Details({ row: { changes, reasons } }: { row: ImportRow }) {
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
