import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import type { OrderDetail } from '@stoa/contract';
import { Link as RouterLink } from 'react-router-dom';
import { orderPaths } from '../paths';

/** Its customer changed it before paying, which makes another order. */
export function OrderReplaced({ order: { replacedBy, replaces } }: { order: OrderDetail }) {
  return (
    <>
      {replacedBy !== null && (
        <Replaced words="The customer changed this order before paying. Replaced by" by={replacedBy} />
      )}
      {replaces !== null && (
        <Replaced words="The customer changed an earlier order before paying. Replaces" by={replaces} />
      )}
    </>
  );
}

const Replaced = ({ words, by }: { words: string; by: number }) => (
  <Alert severity="info" sx={{ marginBottom: 2 }}>
    {words}{' '}
    <Link component={RouterLink} to={orderPaths.order(by)} color="inherit">
      #{by}
    </Link>
    .
  </Alert>
);
