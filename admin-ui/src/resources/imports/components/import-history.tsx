import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { adminPaths, IMPORT_DAYS, type Import } from '@stoa/contract';
import { LoadError, useListView, usePageInRange, useReload, VisuallyHidden } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { Badge } from '../../../components/badge';
import { DeleteButton } from '../../../components/dialog/delete-button';
import { Pager } from '../../../components/list/pager';
import { openableRow } from '../../../components/list/row/open-row';
import { RowsSkeleton } from '../../../components/rows-skeleton';
import { TableFrame } from '../../../components/table-frame';
import { useOutcome } from '../../../components/use-outcome';
import { timeAgo } from '../../../lib/time-ago';
import { deleteImport, useImports } from '../api';
import { importKinds, lookOf, summary } from '../domain/statuses';
import { importPaths } from '../paths';

export function ImportHistory() {
  const view = useListView({});
  const found = useImports(view.page);
  const { list, failed, retry } = found;
  usePageInRange(view, found);
  const { attempt } = useOutcome(useReload(adminPaths.imports));
  const remove = ({ id }: Import) =>
    attempt(() => deleteImport(id), { done: 'Import deleted successfully', failure: 'Failed to delete import' });
  return (
    <section aria-labelledby="history" tabIndex={-1} style={{ outline: 'none' }}>
      <Typography variant="h5" component="h2" id="history" gutterBottom>
        Imports of the last {IMPORT_DAYS} days
      </Typography>
      {failed && <LoadError onRetry={retry}>Error loading imports. Please try again.</LoadError>}
      {!list && !failed && <RowsSkeleton count={3} height={78} head={57} />}
      {list?.pagination.total === 0 && <Typography color="textSecondary">No imports yet.</Typography>}
      {list && list.items.length > 0 && (
        <>
          <HistoryTable imports={list.items} onDelete={async (row) => void (await remove(row))} />
          {list.pagination.totalPages > 1 && <Pager pages={list.pagination} onPage={view.goTo} />}
        </>
      )}
    </section>
  );
}

type HistoryTableProps = { imports: Import[]; onDelete: (row: Import) => Promise<void> };

function HistoryTable({ imports, onDelete }: HistoryTableProps) {
  const now = new Date();
  return (
    <TableFrame>
      <Table aria-label="Imports">
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '100%' }}>File</TableCell>
            <TableCell sx={wide}>Rows</TableCell>
            <TableCell>Status</TableCell>
            <TableCell>
              <VisuallyHidden>Actions</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {imports.map((row) => (
            <TableRow key={row.id} data-id={row.id} {...openableRow}>
              <TableCell component="th" scope="row">
                <Link component={RouterLink} to={importPaths.run(row.id)} sx={{ overflowWrap: 'anywhere' }}>
                  {row.fileName}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  {importKinds[row.kind].label}, {timeAgo(row.createdAt, now)} by {row.createdBy?.name}
                </Typography>
              </TableCell>
              <TableCell sx={wide}>{summary(row)}</TableCell>
              <TableCell>
                <Badge look={lookOf(row).look}>{lookOf(row).name}</Badge>
              </TableCell>
              <TableCell align="right" sx={{ fontSize: '1.125rem' }}>
                <DeleteButton
                  name={row.fileName}
                  onDelete={() => onDelete(row)}
                  {...(row.status === 'RUNNING' ? { refusal: 'You can’t delete an import while it’s running' } : {})}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableFrame>
  );
}

const wide = { display: { xs: 'none', sm: 'table-cell' }, whiteSpace: 'nowrap' };
