import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { adminPaths, type OrderDraftSummary } from '@stoa/contract';
import { EmptyState, errorMessage, formatMoment, LoadError, useReload, useToast } from '@stoa/web-kit';
import { Link as RouterLink } from 'react-router-dom';
import { CreateButton } from '../../../components/create-button';
import { DeleteButton } from '../../../components/dialog/delete-button';
import { Rows } from '../../../components/facts';
import { FormCard } from '../../../components/form/layout/form-card';
import { openableRow } from '../../../components/list/row/open-row';
import { PageHeader } from '../../../components/page-header';
import { RowsSkeleton } from '../../../components/rows-skeleton';
import { lastAddress } from '../../../lib/last-address';
import { orderPaths } from '../paths';
import { removeDraft, useOrderDrafts } from './api';

export function DraftsPage() {
  const { data: drafts, error, mutate } = useOrderDrafts();
  return (
    <>
      <PageHeader
        title="Draft orders"
        intro="Orders that aren’t placed yet. Drafts don’t reserve stock."
        actions={
          <>
            <Button component={RouterLink} to={lastAddress(orderPaths.list)} variant="outlined">
              All orders
            </Button>
            <CreateButton to={orderPaths.create}>New order</CreateButton>
          </>
        }
      />
      {error && <LoadError onRetry={() => void mutate()}>Error loading drafts. Please try again.</LoadError>}
      {!drafts && !error && <RowsSkeleton count={3} height={72} head={0} />}
      {drafts?.length === 0 && (
        <EmptyState title="No drafts">Choose “Save as draft” in a new order to finish it later.</EmptyState>
      )}
      {drafts && drafts.length > 0 && (
        <FormCard title="Drafts">
          <Rows aria-label="Drafts">
            {drafts.map((draft) => (
              <li key={draft.id}>
                <Draft draft={draft} />
              </li>
            ))}
          </Rows>
        </FormCard>
      )}
    </>
  );
}

function Draft({ draft: { id, name, contents, madeBy, updatedAt } }: { draft: OrderDraftSummary }) {
  const toast = useToast();
  const reload = useReload(adminPaths.orderDrafts);

  async function remove() {
    await removeDraft(id).then(
      () => toast.success('Draft deleted'),
      (error) => toast.error('Error', errorMessage(error, 'Failed to delete the draft')),
    );
    await reload();
  }

  return (
    <Box {...openableRow} sx={{ display: 'flex', alignItems: 'center', gap: 1.5, cursor: 'pointer' }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Link component={RouterLink} to={orderPaths.draft(id)}>
          {name}
        </Link>
        {contents && <Typography variant="body2">{contents}</Typography>}
        <Typography variant="body2" color="textSecondary">
          Saved on {formatMoment(updatedAt)} by {madeBy}
        </Typography>
      </Box>
      <DeleteButton name={name} onDelete={remove} />
    </Box>
  );
}
