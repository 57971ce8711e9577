import PencilIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { formatCount } from '@stoa/contract';
import { EmptyState, LoadError, tabularFigures, VisuallyHidden } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { capital } from '../../../components/activity/words';
import { usePhone } from '../../../components/list/columns/use-phone';
import { OPENS_ROW, openableRow } from '../../../components/list/row/open-row';
import type { MoreActions } from '../../../components/list/row/row-action';
import { RowActions } from '../../../components/list/row/row-actions';
import { RowsSkeleton } from '../../../components/rows-skeleton';
import { TableFrame } from '../../../components/table-frame';
import type { TermKind } from '../../../components/terms/api';
import { hasDescription } from '../../../components/terms/term-fields';
import type { TermRow, useTermRows } from '../api';
import { termKinds } from '../domain/term-kinds';

type TermTableProps = {
  kind: TermKind;
  terms: ReturnType<typeof useTermRows>;
  texts: { failure: string; empty: string };
  refusal?: (row: TermRow) => string | undefined;
  moreActions?: MoreActions;
  /** Creates a category; a tag has a form on the page. */
  onCreate?: () => void;
  onDelete: (row: TermRow) => Promise<void>;
} & (
  | { onEdit: (row: TermRow) => void; editPath?: never }
  /** Of its page, if it has one. */
  | { editPath: (id: number) => string; onEdit?: never }
);

export function TermTable(props: TermTableProps) {
  return (
    <Box component="section" aria-label={termKinds[props.kind].title} tabIndex={-1} sx={{ outline: 'none' }}>
      <Rows {...props} />
    </Box>
  );
}

function Rows(props: TermTableProps) {
  const { kind, terms, texts, refusal, onCreate, onEdit, editPath, moreActions, onDelete } = props;
  const { title, of: records } = termKinds[kind];
  const isDescribed = hasDescription(kind);
  const { rows, failed, retry } = terms;
  const phone = usePhone();
  if (failed && !rows) return <LoadError onRetry={retry}>{texts.failure}</LoadError>;
  if (!rows) return <RowsSkeleton count={5} height={64} head={57} />;
  if (rows.length === 0)
    return (
      <EmptyState
        title="Nothing here"
        action={
          onCreate && (
            <Button variant="contained" onClick={onCreate}>
              Create category
            </Button>
          )
        }
      >
        {texts.empty}
      </EmptyState>
    );
  return (
    <TableFrame>
      <Table aria-label={title}>
        <TableHead>
          <TableRow>
            <TableCell>Name</TableCell>
            <TableCell sx={wide}>Slug</TableCell>
            {isDescribed && <TableCell sx={wide}>Description</TableCell>}
            <TableCell align="right">{capital(records)}</TableCell>
            <TableCell align="right">{phone ? <VisuallyHidden>Actions</VisuallyHidden> : 'Actions'}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.id} data-id={row.id} {...openableRow}>
              <TableCell component="th" scope="row" sx={{ fontWeight: 550, overflowWrap: 'anywhere' }}>
                {editPath ? (
                  <Link component={RouterLink} to={editPath(row.id)} color="textPrimary" underline="hover">
                    {row.name}
                  </Link>
                ) : (
                  <Link
                    component="button"
                    type="button"
                    {...OPENS_ROW}
                    color="textPrimary"
                    underline="hover"
                    onClick={() => onEdit(row)}
                    sx={{ fontSize: 'inherit', fontWeight: 'inherit', textAlign: 'start' }}
                  >
                    {row.name}
                  </Link>
                )}
              </TableCell>
              <TableCell sx={wide}>{row.slug}</TableCell>
              {isDescribed && <TableCell sx={wide}>{row.description || '-'}</TableCell>}
              <TableCell align="right" sx={tabularFigures}>
                {formatCount(row.count)}
              </TableCell>
              <TableCell align="right">
                <RowActions
                  name={row.name}
                  layout={phone ? 'phone' : 'columns'}
                  actions={[
                    {
                      label: 'Edit',
                      icon: <PencilIcon />,
                      ...(editPath ? { to: editPath(row.id) } : { run: () => onEdit(row) }),
                    },
                    ...(moreActions?.(row) ?? []),
                  ]}
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
