import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import type { CustomerDetail } from '@stoa/contract';
import { EmptyState, isNotFound, LoadError } from '@stoa/web-kit';
import { Link, useParams } from 'react-router-dom';
import { RecordActivity } from '../../../components/activity/newest-activity';
import { PageHeader } from '../../../components/page-header';
import { paths } from '../../../config/paths';
import { lastAddress } from '../../../lib/last-address';
import { useCustomer } from '../api';
import { CustomerActions } from './customer-actions';
import { CustomerAddresses, CustomerContact } from './customer-contact';
import { CustomerFigures } from './customer-figures';
import { CustomerMessages, CustomerOrders } from './customer-history';
import { CustomerNotes } from './customer-notes';

export function CustomerPage() {
  const { id = '' } = useParams();
  const { data: customer, error, mutate } = useCustomer(id);
  if (customer) return <Loaded key={customer.id} customer={customer} />;
  return (
    <>
      <PageHeader title="Customer" />
      {!error && <Skeleton variant="rounded" height={320} />}
      {isNotFound(error) && (
        <EmptyState
          title="Customer not found"
          action={
            <Button component={Link} to={paths.customers} variant="outlined">
              All customers
            </Button>
          }
        >
          Their data was erased, or they were merged into another customer.
        </EmptyState>
      )}
      {error && !isNotFound(error) && (
        <LoadError onRetry={() => void mutate()}>Failed to load the customer. Please try again.</LoadError>
      )}
    </>
  );
}

function Loaded({ customer }: { customer: CustomerDetail }) {
  return (
    <>
      <PageHeader
        title={customer.name}
        actions={
          <>
            <Button component={Link} to={lastAddress(paths.customers)} variant="outlined">
              All customers
            </Button>
            <CustomerActions customer={customer} />
          </>
        }
      />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2fr) minmax(0, 1fr)' },
          gridTemplateRows: { lg: 'auto 1fr' },
        }}
      >
        <Stack spacing={3}>
          <CustomerFigures customer={customer} />
          <CustomerOrders customer={customer} />
          <CustomerMessages customer={customer} />
        </Stack>
        <Stack spacing={3} sx={{ gridRow: { lg: 'span 2' } }}>
          <CustomerContact customer={customer} />
          {/* A merge brings those of the other. */}
          <CustomerNotes key={customer.emails.join()} customer={customer} />
          <CustomerAddresses customer={customer} />
        </Stack>
        <RecordActivity kind="customer" recordId={String(customer.id)} />
      </Box>
    </>
  );
}
