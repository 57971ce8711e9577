import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { EmptyState, LoadError, tabularFigures, VisuallyHidden } from '@stoa/web-kit';
import { PencilIcon } from '../icons';
import type { MoreActions } from '../list/row-action';
import { RowActions } from '../list/row-actions';
import { usePhone } from '../list/use-phone';
import { RowsSkeleton } from '../rows-skeleton';
import { TableFrame } from '../table-frame';
import type { TermRow, Terms } from './term-row';

type TermTableProps<Row extends TermRow> = {
  label: string;
  terms: Terms<Row>;
  /** What is counted, such as 'Posts'. */
  counted: string;
  texts: { failure: string; empty: string };
  describe?: (row: Row) => string | null;
  /** Why a row cannot be deleted. */
  refusal?: (row: Row) => string | undefined;
  onEdit: (row: Row) => void;
  moreActions: MoreActions;
  onDelete: (row: Row) => Promise<void>;
};

export function TermTable<Row extends TermRow>(props: TermTableProps<Row>) {
  return (
    <Box component="section" aria-label={props.label} tabIndex={-1} sx={{ outline: 'none' }}>
      <Rows {...props} />
    </Box>
  );
}

function Rows<Row extends TermRow>(props: TermTableProps<Row>) {
  const { label, terms, counted, texts, describe, refusal, onEdit, moreActions, onDelete } = props;
  const { rows, failed, retry } = terms;
  const phone = usePhone();
  if (failed && !rows) return <LoadError onRetry={retry}>{texts.failure}</LoadError>;
  if (!rows) return <RowsSkeleton count={5} height={64} head={57} />;
  if (rows.length === 0) return <EmptyState title="Nothing here">{texts.empty}</EmptyState>;
  return (
    <TableFrame>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            <TableCell sx={wide}>Slug</TableCell>
            {describe && <TableCell sx={wide}>Description</TableCell>}
            <TableCell align="right">{counted}</TableCell>
            <TableCell align="right">{phone ? <VisuallyHidden>Actions</VisuallyHidden> : 'Actions'}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} data-id={row.id}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
                {row.name}
              </TableCell>
              <TableCell sx={wide}>{row.slug}</TableCell>
              {describe && <TableCell sx={wide}>{describe(row) || '-'}</TableCell>}
              <TableCell align="right" sx={tabularFigures}>
                {row.count}
              </TableCell>
              <TableCell align="right">
                <RowActions
                  name={row.name}
                  layout={phone ? 'phone' : 'columns'}
                  actions={[{ label: 'Edit', icon: <PencilIcon />, run: () => onEdit(row) }, ...moreActions(row)]}
                  refusal={refusal?.(row)}
                  onDelete={() => onDelete(row)}
                  toTrash
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}

const wide = { display: { xs: 'none', sm: 'table-cell' }, overflowWrap: 'anywhere' };
